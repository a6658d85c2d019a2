import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { travelImpact } from '@tim/cli';
import { dayText } from '@tim/notation';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { oneCheck, type Tally } from '../report/tally.ts';
import { portOf } from '../serve/emulator-config.ts';
import { projectId } from '../serve/emulators.ts';
import { host } from '../serve/ports.ts';
import { inWorkspace } from '../tasks/in-workspace.ts';
import { mixedList } from '../entry-points/mixed-list.ts';

const SECONDS = 60;
const TODAY = { year: 2026, month: 11, day: 23 };
/** Flights and markets in the list. */
const DRAWN = [1200, 400] as const;

/**
 * Have the emulators' queue and function answer a list, which has to be what the command line writes.
 *
 * @param folder - the storage of the functions, an empty folder
 */
export async function checkHostedBatch(folder: string): Promise<Tally> {
  const file = (name: string) => join(folder, name);
  writeFileSync(file('list.csv'), mixedList(loadTables(), TODAY, ...DRAWN));
  const batch = { input: 'list.csv', output: 'answer.csv', today: TODAY };
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
  const args = ['batch', file('list.csv'), '--out', file('expected.csv'), '--today', dayText(TODAY)];
  await travelImpact(args, inWorkspace);
  const isSame = readFileSync(file('answer.csv'), 'utf8') === readFileSync(file('expected.csv'), 'utf8');
  if (!isSame) console.log('Hosted batch: the answer is not what the command line writes.');
  return oneCheck(isSame);
}

/** What the status beside an answer says; undefined: there is none yet. */
function stateOf(statusFile: string): string | undefined {
  if (!existsSync(statusFile)) return undefined;
  return (JSON.parse(readFileSync(statusFile, 'utf8')) as { readonly state: string }).state;
}
