import { endAllGroups, killAllGroups } from './child-processes.ts';

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Bind everything a task starts to the task: Ctrl-C, a signal, the end of the shell that asked for it or a plain
 * exit ends all of it.
 *
 * @returns whether the end has come: what fails from then on fails because it was ended
 */
export function endChildrenWithTask(): { readonly isEnding: () => boolean } {
  const startedAt = process.ppid;
  let endingSince: number | undefined;

  const end = (code: number) => {
    // npm, the shell and the terminal may each pass on the same Ctrl-C; only a later one means "now".
    if (endingSince !== undefined) {
      if (Date.now() - endingSince > 2000) process.exit(code);
      return;
    }
    endingSince = Date.now();
    void endAllGroups().then(() => process.exit(code));
  };

  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => end(code));
  process.on('exit', killAllGroups);
  setInterval(() => {
    if (process.ppid !== startedAt) end(exitCodes.SIGHUP);
  }, 500).unref();
  return { isEnding: () => endingSince !== undefined };
}
