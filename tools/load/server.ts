import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A function served by the functions framework on one core, as one instance is in production. */
export type LoadedServer = {
  readonly url: string;
  /** From the start of the process to its first answer [ms]. */
  readonly startMs: number;
  /** Resident memory [MB]; NaN where the system does not tell. */
  readonly residentMegabytes: () => number;
  /** Processor time used since the start [ms]; NaN where the system does not tell. */
  readonly processorMs: () => number;
  /** Pauses the process until `goOn`, so that its idle work does not disturb another measurement. */
  readonly standStill: () => void;
  readonly goOn: () => void;
  /** Ends when the process has, and its port is free again. */
  readonly kill: () => Promise<void>;
};

const framework = createRequire(import.meta.url)
  .resolve('@google-cloud/functions-framework')
  .replace(/index\.js$/, 'main.js');

const hasTaskset = spawnSync('taskset', ['-V']).status === 0;

/** Keeps this process, which plays the clients, off the server's core if there is another core. */
export function leaveTheServersCore(): void {
  if (hasTaskset && cpus().length > 1) spawnSync('taskset', ['-acp', `1-${cpus().length - 1}`, String(process.pid)]);
}

/** Settings under which a measurement comes from one address and has no app to attest. */
const OPEN = {
  APP_CHECK: 'off',
  REQUESTS_PER_MINUTE: '0',
  GCLOUD_PROJECT: 'demo-load',
  NODE_ENV: 'production',
  // What Node allows itself in an instance of 512 MiB.
  NODE_OPTIONS: '--max-old-space-size=256',
};

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * @param source - folder or file that exports the function
 * @param target - the export's name
 * @throws Error when it does not answer within 20 seconds
 */
export async function startServer(source: string, target: string, port: number): Promise<LoadedServer> {
  const started = performance.now();
  const args = [framework, `--source=${source}`, `--target=${target}`, '--signature-type=http'];
  const [command, ...rest] = hasTaskset
    ? ['taskset', '-c', '0', process.execPath, ...args]
    : [process.execPath, ...args];
  if (command === undefined) throw new Error('nothing to start');
  const child = spawn(command, rest, {
    stdio: 'ignore',
    env: { ...process.env, ...OPEN, PORT: String(port), HOST: '127.0.0.1' },
  });
  running.add(child);
  const url = `http://127.0.0.1:${port}/`;
  for (;;) {
    try {
      await fetch(url, { method: 'OPTIONS' });
      break;
    } catch (cause) {
      if (performance.now() - started > 20_000) throw new Error(`${target} did not start on port ${port}`, { cause });
      await sleep(10);
    }
  }
  return {
    url,
    startMs: performance.now() - started,
    residentMegabytes: () => residentMegabytes(child.pid),
    processorMs: () => processorMs(child.pid),
    standStill: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
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
