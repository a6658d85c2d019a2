import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BATCH_WORKER, FACTORS_WORKER, travelImpact } from '@tim/cli';
import { VERSION } from '../packages/scope.ts';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import { oneCheck, type Tally } from '../report/tally.ts';
import { portOf } from '../serve/emulator-config.ts';
import { projectId } from '../serve/emulators.ts';
import { host } from '../serve/ports.ts';
import { mixedList } from '../entry-points/mixed-list.ts';

const SECONDS = 60;
const TODAY = '2026-11-23';
/** Flights and markets in the list. */
const DRAWN = [1200, 400] as const;

/**
 * Have the emulators' queue and function answer a list, which has to be what the command line writes.
 *
 * @param folder - the storage of the functions, an empty folder
 */
export async function checkHostedBatch(folder: string): Promise<Tally> {
  const file = (name: string) => join(folder, name);
  const [year = 0, month = 0, day = 0] = TODAY.split('-').map(Number);
  writeFileSync(file('list.csv'), mixedList(loadTables(), { year, month, day }, ...DRAWN));
  const batch = { input: 'list.csv', output: 'answer.csv', today: { year, month, day } };
  const queue = `http://${host}:${portOf('tasks')}/projects/${projectId}/locations/us-central1/queues/hostedBatch/tasks`;
  const body = Buffer.from(JSON.stringify({ data: { step: 'start', batch } })).toString('base64');
  const headers = { 'Content-Type': 'application/json' };
  const task = { httpRequest: { url: '', body, headers } };
  await fetch(queue, { method: 'POST', headers, body: JSON.stringify({ task }) });
  const end = Date.now() + SECONDS * 1000;
  while (stateOf(file('answer.csv.status.json')) !== 'done' && Date.now() < end) await wait(100);
  if (!existsSync(file('answer.csv'))) {
    console.log(`Hosted batch: no answer in ${SECONDS} s, ${stateOf(file('answer.csv.status.json')) ?? 'no status'}.`);
    return oneCheck(false);
  }
  await travelImpact(['batch', file('list.csv'), '--out', file('expected.csv'), '--today', TODAY], {
    version: VERSION,
    tablesFolder: TABLES_FOLDER,
    cityNamesFile: join(DATA_FOLDER, 'city-names.csv'),
    carrierNamesFile: join(DATA_FOLDER, 'carrier-names.csv'),
    workerFile: BATCH_WORKER,
    factorsWorkerFile: FACTORS_WORKER,
    joinGuideFile: 'docs/scale.md',
  });
  const isSame = readFileSync(file('answer.csv'), 'utf8') === readFileSync(file('expected.csv'), 'utf8');
  if (!isSame) console.log('Hosted batch: the answer is not what the command line writes.');
  return oneCheck(isSame);
}

/** What the status beside an answer says; undefined: there is none yet. */
function stateOf(statusFile: string): string | undefined {
  if (!existsSync(statusFile)) return undefined;
  return (JSON.parse(readFileSync(statusFile, 'utf8')) as { readonly state: string }).state;
}
