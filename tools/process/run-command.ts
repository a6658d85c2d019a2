import { releaseGroup, startGroup } from './child-processes.ts';

/** How a program ended. */
export type CommandResult = {
  /** Exit code; 127 when it could not be started, 1 when a signal ended it. */
  readonly code: number;
  /** Standard output and errors, as they came. */
  readonly output: string;
};

export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Show the output while it comes. */
  readonly isShown?: boolean;
};

/** Run a program of node_modules/.bin or the PATH to its end. It ends with this process, whatever happens. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {}, isShown = false }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((done) => {
    const child = startGroup(command, args, {
      cwd,
      env: { ...process.env, ...(isShown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [source, sink] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      source?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (isShown) sink.write(text);
      });
    }
    child.on('error', (error) => done({ code: 127, output: `${command} did not start: ${error.message}` }));
    child.on('exit', () => {
      if (child.pid !== undefined) releaseGroup(child.pid);
    });
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
