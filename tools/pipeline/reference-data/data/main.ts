import { readFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@tim/engine';
import { TableFault, type Tables } from '@tim/reference-data';
import { parseArguments } from '@tim/terminal';
import { figuresOf } from '../../engine-version/figures.ts';
import {
  changedGroups,
  compareVersion,
  FIGURES_FILE,
  HOW_TO_RAISE,
  readVersionFigures,
} from '../../engine-version/version-figures.ts';
import { comparisonLines } from '../../comparison/comparison.ts';
import { loadTables } from '../load-tables.ts';
import { differentFiles, TABLES_FOLDER, writeTableFiles } from '../table-files.ts';
import { dateLines } from './best-before.ts';
import { changedFlightLines } from './changed-flights.ts';
import { DATA_FOLDER } from './data-folder.ts';
import { readTableDates } from './read-table-dates.ts';
import { rebuildTables } from './rebuild-tables.ts';

const HELP = `Builds the tables that come from libs/reference-data/data; the others stay as they are.

  npm run tables [-- --check] [--data <folder>] [--out <folder>]
  npm run tables -- --dates

  --check          write nothing; exit with 1 when a table is not as the data folder says
  --dates          write nothing; list until when each table is good, and what is past its date
  --data <folder>  libs/reference-data/data unless told
  --out <folder>   holds the tables; libs/reference-data/tables unless told

A row that is wrong is reported as file:line: what is wrong, and nothing is written. Where figures change, the engine's
version is to be raised: it says how, and names the flights, and those for which reported seats count in place of a changed cabin.
`;

/**
 * The command that builds the tables of our own data.
 *
 * @returns its exit code
 * @throws UsageError, TaskFailure
 */
export async function tables(args: readonly string[]): Promise<number> {
  const { check, dates, data, out, help } = readOptions(args);
  if (help) {
    console.log(HELP);
    return 0;
  }
  if (dates) {
    const today = new Date().toISOString().slice(0, 10);
    console.log(dateLines(await readTableDates(loadTables(out).origins, data), today).join('\n'));
    return 0;
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
  const before = tablesIn(out);
  writeTableFiles(out, files);
  console.log(`written: ${different.join(', ')}`);
  const committed = readVersionFigures(readFileSync(FIGURES_FILE, 'utf8'));
  const after = loadTables(out);
  const now = { engineVersion: ENGINE_VERSION, figures: figuresOf(after) };
  const comparison = compareVersion(committed, now);
  for (const line of comparisonLines([comparison])) console.log(line);
  if (comparison.moved.length > 0) console.log(HOW_TO_RAISE);
  const carriers = changedGroups(committed.figures, now.figures).filter((asked) => !asked.startsWith('from '));
  for (const line of before ? changedFlightLines(before, after, carriers) : []) console.log(line);
  return 0;
}

/** The tables of a folder; undefined where one is missing, as of a new kind. */
function tablesIn(folder: string): Tables | undefined {
  try {
    return loadTables(folder);
  } catch (error) {
    if (error instanceof TableFault) return undefined;
    throw error;
  }
}

function readOptions(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      dates: { type: 'boolean', default: false },
      data: { type: 'string', default: DATA_FOLDER },
      out: { type: 'string', default: TABLES_FOLDER },
      help: { type: 'boolean', default: false },
    },
  }).values;
}
