import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { built, commandFile } from '../built.fixture.ts';
import type { Ended } from '../host.fixture.ts';

/** A run of the command in a process of its own. */
export type Run = { readonly process: ChildProcess; readonly ended: Promise<Ended> };

/** Start the command; its standard input is left open. */
export function start(args: readonly string[]): Run {
  const child = spawn(process.execPath, [commandFile, ...args]);
  // A run that is killed or refuses does not read to the end.
  child.stdin.on('error', () => undefined);
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { process: child, ended: ended.then(([[code], output, errors]) => ({ code, output, errors })) };
}

/** Kill a run as soon as some of its output is noted, as a loss of power would. */
export async function killOnceNoted(out: string, run: Run): Promise<void> {
  while (run.process.exitCode === null && !isNoted(`${out}.state`)) await wait(5);
  run.process.kill('SIGKILL');
  await run.ended;
}

const isNoted = (state: string): boolean =>
  existsSync(state) && (JSON.parse(readFileSync(state, 'utf8')) as { outputBytes: number }).outputBytes > 0;

/** Rows of `LIST` and `LONG_LIST`. */
export const ROWS = 720;

/** Rows on a few routes with figures of their own: three blocks of them, because each has a note. */
export const LIST = listWithNotes(250);

/** The same, of so many bytes that workers answer it. */
export const LONG_LIST = listWithNotes(400);

function listWithNotes(noteLength: number): string {
  const routes = [
    'LX,52,ZRH,BOS',
    'BA,177,LHR,JFK',
    'LX,316,ZRH,LHR',
    'FX,1258,MEM,OAK',
    'LX,9999,ZRH,JFK',
    'XX,1,ZRH,QQQ',
  ];
  const note = 'x'.repeat(noteLength);
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `"id ""${at}""",${routes[at % routes.length]},2025-0${1 + (at % 9)}-11,${note}`,
  );
  return `id,airline,flight,from,to,date,note\n${rows.join('\n')}\n`;
}

/** The module of a worker that answers one block and ends when it gets the second. */
export const stopsAfterOneBlock = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let blocks = 0;
    parentPort.on('message', () => ++blocks === 2 && process.exit(3));
    await import('${built.workerFile.href}');
  `)}`,
);
