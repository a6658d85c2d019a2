import { parseArguments } from '@tim/terminal';
import { TaskFailure } from '../../tasks/task-failure.ts';
import { differentFiles, hasTables, TABLES_FOLDER, writeTableFiles } from '../table-files.ts';
import { DATA_FOLDER } from './data-folder.ts';
import { rebuildTables } from './rebuild-tables.ts';

const HELP = `Builds the tables that come from libs/reference-data/data; the others stay as they are.

  npm run tables [-- --check] [--data <folder>] [--out <folder>]

  --check          write nothing; exit with 1 when a table is not as the data folder says
  --data <folder>  libs/reference-data/data unless told
  --out <folder>   holds the tables; libs/reference-data/tables unless told

A row that is wrong is reported as file:line: what is wrong, and nothing is written.
`;

/**
 * The command that builds the tables of our own data.
 *
 * @returns its exit code
 * @throws UsageError, TaskFailure
 */
export async function tables(args: readonly string[]): Promise<number> {
  const { check, data, out, help } = readOptions(args);
  if (help) {
    console.log(HELP);
    return 0;
  }
  if (!hasTables(out)) {
    throw new TaskFailure(
      `not every table is in ${out}: \`npm run reference-data\` builds them all from their sources`,
    );
  }
  const files = await rebuildTables(out, data, (line) => console.error(line));
  if (files === undefined) {
    console.error('nothing written');
    return 1;
  }
  const different = differentFiles(out, files);
  if (different.length === 0) {
    console.log('all tables are as the data says');
    return 0;
  }
  if (check) {
    console.error(`not as the data says: ${different.join(', ')}. Run \`npm run tables\`.`);
    return 1;
  }
  writeTableFiles(out, files);
  console.log(`written: ${different.join(', ')}`);
  return 0;
}

function readOptions(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      data: { type: 'string', default: DATA_FOLDER },
      out: { type: 'string', default: TABLES_FOLDER },
      help: { type: 'boolean', default: false },
    },
  }).values;
}
