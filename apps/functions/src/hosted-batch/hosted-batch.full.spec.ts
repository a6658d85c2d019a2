import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Totals } from '@tim/batch';
import { afterAll, describe, expect, it } from 'vitest';
import { realAnswering, TODAY } from './batch-in-folder.fixture.ts';
import { folderStorage } from './folder-storage.ts';
import { readTask, type BatchTask } from './read-task.ts';
import { runTask } from './run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('run-in-folder.fixture.ts', import.meta.url));

const ROUTES = ['LX,52,ZRH,BOS', 'BA,177,LHR,JFK', 'FX,1258,MEM,OAK', 'LX,9999,ZRH,JFK', 'XX,1,Zürich,Boston'];
const ROWS = 8000;
/** Less than is read at a time: each reading is a part. */
const PART_BYTES = 2 ** 13;
const LIST = `id,airline,flight,from,to,date\n${Array.from(
  { length: ROWS },
  (_, at) => `"id\n""${at}""",${ROUTES[at % ROUTES.length]},2025-0${1 + (at % 9)}-11`,
).join('\n')}\n`;

/** The objects of the batch while it is not finished. */
const unfinished = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.includes('.parts/'));

/** Does a batch to its end, over a queue that hands each task out twice, and tells which objects it wrote. */
async function run(output: string, partBytes: number): Promise<readonly string[]> {
  const started = readTask({ step: 'start', batch: { input: 'list.csv', output, today: TODAY } });
  if ('fault' in started) throw started.fault;
  const storage = folderStorage(folder);
  const names: string[] = [];
  const writeIfAbsent: typeof storage.writeIfAbsent = (name, bytes) => {
    names.push(name);
    return storage.writeIfAbsent(name, bytes);
  };
  const tasks: BatchTask[] = [started];
  const enqueue = async (next: BatchTask) => void tasks.push(next, next);
  const around = {
    storage: { ...storage, writeIfAbsent },
    answering: realAnswering,
    enqueue,
    nowEpochMs: Date.now,
    partBytes,
  };
  for (let task = tasks.shift(); task; task = tasks.shift()) await runTask(task, around);
  return names;
}

describe('a hosted batch', () => {
  it('whose process is killed in the middle of a write goes on from there, to the answer of one that is not', async () => {
    writeFileSync(join(folder, 'list.csv'), LIST);
    const killed = spawn(process.execPath, [program, folder, String(PART_BYTES), '6'], { stdio: 'ignore' });
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
    const answered = unfinished().filter((name) => name.endsWith('.rows'));
    expect(answered.length).toBeGreaterThan(0);
    expect(readdirSync(folder)).not.toContain('answer.csv');
    const written = await run('answer.csv', PART_BYTES);
    expect(written.filter((name) => answered.includes(name))).toEqual([]);
    await run('whole.csv', LIST.length);
    const answer = readFileSync(join(folder, 'answer.csv'), 'utf8');
    expect(answer === readFileSync(join(folder, 'whole.csv'), 'utf8')).toBe(true);
    expect([...answer.matchAll(/""(\d+)""/g)].map(([, id]) => Number(id))).toEqual([...Array(ROWS).keys()]);
    const { totals } = JSON.parse(readFileSync(join(folder, 'answer.csv.summary.json'), 'utf8')) as {
      totals: Totals;
    };
    expect(totals.rows).toBe(ROWS);
    expect(readdirSync(join(folder, 'answer.csv.parts'))).toEqual([]);
  });
});
