import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { workspace } from '../installed.fixture.ts';

/** What a run of the command came to. */
export type Ended = { readonly code: number | null; readonly output: string; readonly errors: string };

/** A run of the command in a process of its own. */
export type Run = { readonly process: ChildProcess; readonly ended: Promise<Ended> };

/**
 * Start the command.
 *
 * @param input - what it reads from standard input
 */
export function start(args: readonly string[], input?: string | Uint8Array): Run {
  const command = ['tools/tasks/estimate.ts', ...args];
  const child = spawn(process.execPath, command, { cwd: workspace });
  // A run that is killed or refuses does not read to the end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
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

/** Rows on a few routes with figures of their own: more than a block of them. */
export function manyRows(count: number): string {
  const routes = [
    'LX,52,ZRH,BOS',
    'BA,177,LHR,JFK',
    'LX,316,ZRH,LHR',
    'FX,1258,MEM,OAK',
    'LX,9999,ZRH,JFK',
    'XX,1,ZRH,QQQ',
  ];
  const rows = Array.from(
    { length: count },
    (_, at) => `"id ""${at}""",${routes[at % routes.length]},2025-0${1 + (at % 9)}-11`,
  );
  return `id,airline,flight,from,to,date\n${rows.join('\n')}\n`;
}
