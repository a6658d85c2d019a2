import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '../workspace-root.ts';

/** A function served alone by the functions framework, as it is in production. */
export type ServedFunction = {
  readonly url: string;
  /** Ends when the process has, and its port is free again. */
  readonly stop: () => Promise<void>;
  /** From the start of the process until it listens [ms]. */
  readonly startMs: number;
  /** Resident memory [MB]; NaN where the system does not tell. */
  readonly residentMegabytes: () => number;
  /** Processor time used since the start [ms]; NaN where the system does not tell. */
  readonly processorMs: () => number;
  /** Pauses the process until `goOn`, so that its idle work does not disturb another measurement. */
  readonly standStill: () => void;
  readonly goOn: () => void;
};

/** The functions as built. */
const BUNDLE = join(workspaceRoot, 'dist/functions');

const framework = createRequire(import.meta.url)
  .resolve('@google-cloud/functions-framework')
  .replace(/index\.js$/, 'main.js');

/** A measurement comes from one address and has no app to attest; it asks every function there can be. */
const OPEN = { APP_CHECK: 'off', REQUESTS_PER_MINUTE: '0', BIGQUERY_FUNCTION: 'on' };

/** As in production; with what Node allows itself in an instance of 512 MiB. */
const INSTANCE = {
  GCLOUD_PROJECT: 'demo-load',
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-old-space-size=256',
};

const hasTaskset = spawnSync('taskset', ['-V']).status === 0;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Keeps this process, which plays the clients, off the instance's core if there is another core. */
export function leaveTheInstancesCore(): void {
  if (hasTaskset && cpus().length > 1) spawnSync('taskset', ['-acp', `1-${cpus().length - 1}`, String(process.pid)]);
}

/**
 * @param name - of one of the built functions, or `nothing`: a callable that does nothing
 * @param port - where to listen on 127.0.0.1
 * @param isInstance - on one core and with the memory of one instance in production
 * @throws Error when it does not answer within 20 seconds
 */
export async function serveFunction(name: string, port: number, isInstance = false): Promise<ServedFunction> {
  const started = performance.now();
  const source = name === 'nothing' ? join(import.meta.dirname, 'nothing.ts') : BUNDLE;
  const args = [framework, `--source=${source}`, `--target=${name}`, '--signature-type=http'];
  const isOnOneCore = isInstance && hasTaskset;
  const child = spawn(
    isOnOneCore ? 'taskset' : process.execPath,
    isOnOneCore ? ['-c', '0', process.execPath, ...args] : args,
    {
      stdio: ['ignore', 'ignore', isInstance ? 'ignore' : 'inherit'],
      env: { ...process.env, ...OPEN, ...(isInstance && INSTANCE), PORT: String(port), HOST: '127.0.0.1' },
    },
  );
  running.add(child);
  const stop = async () => {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  while (!(await listens(port))) {
    if (performance.now() - started > 20_000 || child.exitCode !== null) {
      await stop();
      throw new Error(`${name} did not start on port ${port}`);
    }
    await sleep(10);
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    stop,
    startMs: performance.now() - started,
    residentMegabytes: () => residentMegabytes(child.pid),
    processorMs: () => processorMs(child.pid),
    standStill: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  };
}

/** Whether something listens on the port. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
  } catch {
    return Number.NaN;
  }
}

/** A tick of the kernel's accounts, as Linux tells processes [ms]. */
const TICK_MS = 10;

function processorMs(pid: number | undefined): number {
  try {
    // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Milliseconds that one call takes, answer read. */
export async function callMilliseconds({ url }: ServedFunction, body: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}
