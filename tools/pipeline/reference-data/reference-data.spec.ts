import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHere } from '../run-here.fixture.ts';
import { folderForAllTests } from '../temporary-folder.fixture.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { referenceData as ofArguments } from './main.ts';

const folder = folderForAllTests();

const COLUMNS = 'carrier,flight_number,origin,destination,issue_date,expiry_date,version';
const CABINS = 'economy_kg,premium_economy_kg,business_kg,first_kg,saf_fraction';

const referenceData = (...args: readonly string[]) => runHere(() => ofArguments(args));

/** Imports a file of labels into a file of its own. */
function importLabels(name: string, content: string) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return referenceData('--labels', path, '--labels-out', join(folder, 'labels.bin.gz'));
}

describe('npm run reference-data', { timeout: 60_000 }, () => {
  it.each([
    [
      'a column is missing',
      `${COLUMNS},economy_kg\n`,
      'labels.csv: no column premium_economy_kg, business_kg, first_kg, saf_fraction',
    ],
    ['the file is empty', '', 'labels.csv: no column carrier, flight_number'],
    [
      'semicolons part the fields',
      `${COLUMNS},${CABINS}\n`.replaceAll(',', ';'),
      'labels.csv: the columns have semicolons',
    ],
    [
      'a quote is left open',
      `${COLUMNS},${CABINS}\nLX,52,ZRH,BOS,"2026-01-01\n`,
      'labels.csv:2: a quote is opened and never closed',
    ],
  ])('says in one line that labels cannot be read where %s', async (_name, content, what) => {
    const { code, output } = await importLabels('labels.csv', content);
    expect(output).toMatch(/^.*\n$/);
    expect(output.startsWith(what)).toBe(true);
    expect(code).toBe(1);
  });

  it('takes labels as a spreadsheet on Windows writes them', async () => {
    const row = 'LX,52,ZRH,BOS,2026-01-01,2026-12-31,"1,0",301.5,,1206,,0.03';
    const { code, output } = await importLabels('windows.csv', `\uFEFF${COLUMNS},${CABINS}\r\n${row}\r\n`);
    expect(output).toContain('1 label written');
    expect(code).toBe(0);
  });

  it.each([
    [['--labels', 'nowhere.csv'], 'no file nowhere.csv\n', 1],
    [['--lables', 'x.csv'], "Unknown option '--lables'. See --help.\n", 2],
    [[], 'Say what to build from: --sources <folder>, --labels <csv> or --schedules <folder>. See --help.\n', 2],
  ])('of %j says what is wrong in one line', async (args, expected, exitCode) => {
    const { code, output } = await referenceData(...args);
    expect(output).toMatch(expected);
    expect(code).toBe(exitCode);
  });

  it('ends with the exit code, as a process too', () => {
    const task = ['tools/tasks/reference-data.ts', '--sources', 'docs'];
    const { status, stderr } = spawnSync(process.execPath, task, { cwd: workspaceRoot, encoding: 'utf8' });
    expect(stderr).toMatch(/^not in docs: fuel-burn.*--help names their addresses\)\n$/);
    expect(status).toBe(1);
  });
});
