import { UsageError } from './usage-error.ts';

/**
 * The exit code of a command; wrong arguments are one line and exit code 2.
 *
 * @param complain - shows that line
 */
export async function exitCodeOf(
  command: () => Promise<number> | number,
  complain: (line: string) => void,
): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain([shown(error.message), error.more].filter(Boolean).join(' '));
    return 2;
  }
}

/** Run a command and end the process as it says. */
export async function withUsage(command: () => Promise<number> | number): Promise<void> {
  process.exitCode = await exitCodeOf(command, console.error);
}

/** Escapes control characters: a message that quotes a file could move the cursor or colour the terminal. */
const shown = (message: string): string =>
  message.replaceAll(/[^\P{Cc}\n]/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
