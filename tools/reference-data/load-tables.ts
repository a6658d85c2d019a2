import { readTables, type Tables } from '@tim/reference-data';
import { readTableFiles, TABLES_FOLDER } from './table-files.ts';

/** The tables of the repository, or of another folder the tool wrote to, ready for look-ups. */
export function loadTables(folder: string = TABLES_FOLDER): Tables {
  return readTables(readTableFiles(folder));
}
