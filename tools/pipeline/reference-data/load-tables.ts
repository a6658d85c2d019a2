import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTableFolder, readTables, type Tables } from '@tim/reference-data';
import { OWN_TABLE_FILE, sha256, TABLES_FOLDER } from './table-files.ts';

/**
 * The tables of the repository, or of another folder the tool wrote to, ready for look-ups; an operator's own schedules are
 * left out.
 *
 * @throws TableFault if a table is missing or is not what the folder's lists of checksums name
 */
export function loadTables(folder: string = TABLES_FOLDER): Tables {
  const read = (file: string) => {
    const path = join(folder, file);
    return file !== OWN_TABLE_FILE && existsSync(path) ? readFileSync(path) : undefined;
  };
  return readTables(readTableFolder({ read, gunzip: gunzipSync, sha256 }));
}
