import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endGroup, startGroup } from './child-processes.ts';

/** A program that runs until it is ended. */
export type Service = {
  /** Everything it has said so far. */
  readonly output: () => string;
  /** Resolves with the exit code when it ends. */
  readonly ended: Promise<number>;
  /** End it, with everything it started. */
  readonly stop: () => Promise<void>;
};

export type ServiceOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where its output is kept. */
  readonly logFile: string;
  /** Called with each line as it comes. */
  readonly onLine?: (line: string) => void;
};

/** Start a program under a guard, so that it ends with this process even if that is killed outright. */
export function startService(command: string, args: readonly string[], options: ServiceOptions): Service {
  const guard = join(import.meta.dirname, 'guard.ts');
  const child = startGroup(process.execPath, [guard, command, ...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    output: keepOutput(child, options),
    ended: new Promise((done) => child.on('exit', (code) => done(code ?? 1))),
    stop: async () => {
      if (child.pid !== undefined) await endGroup(child.pid);
    },
  };
}

function keepOutput(child: ChildProcess, { logFile, onLine }: ServiceOptions): () => string {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  let output = '';
  let rest = '';
  for (const source of [child.stdout, child.stderr]) {
    source?.setEncoding('utf8').on('data', (text: string) => {
      // Enough to find a fault in; the log has all of it.
      output = (output + text).slice(-100_000);
      log.write(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    });
  }
  return () => output;
}
