import { UsageError } from './usage-error.ts';

/** Run a command and end as it says; wrong arguments are one line and exit code 2. */
export async function withUsage(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${shown(error.message)} ${error.more}`);
    process.exitCode = 2;
  }
}

/** Escapes control characters: a message that quotes a file could move the cursor or colour the terminal. */
const shown = (message: string): string =>
  message.replaceAll(/[^\P{Cc}\n]/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
