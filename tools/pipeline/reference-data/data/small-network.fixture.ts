import { join } from 'node:path';
import { buildTables } from '../build-tables.ts';
import { RowReport } from '../csv/row-report.ts';
import { writeSmallSources } from '../small-sources.fixture.ts';
import { readTableFiles, tableFiles, TABLES_FOLDER, writeTableFiles } from '../table-files.ts';
import { rebuildTables } from './rebuild-tables.ts';
import { writeSmallData } from './small-data.fixture.ts';

/**
 * Write tables with the codes and sources of the committed ones, a few flights, and the small data: a table of their half a
 * million flights takes seconds to build.
 *
 * @param root - gets the folders `sources`, `data` and `tables`
 * @returns the folder of the tables
 */
export async function writeSmallNetwork(root: string): Promise<string> {
  const [sources, tables] = [join(root, 'sources'), join(root, 'tables')];
  writeSmallSources(sources);
  const data = writeSmallData(join(root, 'data'));
  const small = await buildTables(sources, new RowReport(() => undefined), [], data);
  const network = { flights: small.flights, 'flight-status': small['flight-status'] };
  writeTableFiles(tables, tableFiles({ ...readTableFiles(TABLES_FOLDER), ...network }));
  const files = await rebuildTables(tables, data, (line) => {
    throw new Error(line);
  });
  writeTableFiles(tables, files ?? []);
  return tables;
}
