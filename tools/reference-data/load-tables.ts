import { OWN_TABLE, readTables, type Tables } from '@tim/reference-data';
import { readOwnTable, readTableFiles, TABLES_FOLDER } from './table-files.ts';

/** The tables of the repository, or of another folder the tool wrote to, ready for look-ups. */
export function loadTables(folder: string = TABLES_FOLDER): Tables {
  return readTables(readTableFiles(folder));
}

/** The same with the schedules that an operator built into the folder, if there are any. */
export function loadTablesWithOwn(folder: string = TABLES_FOLDER): Tables {
  return readTables({ ...readTableFiles(folder), [OWN_TABLE]: readOwnTable(folder) });
}
