import { UsageError } from './usage-error.ts';

/** Run a command and end as it says; wrong arguments are one line and exit code 2. */
export async function withUsage(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message} --help says more.`);
    process.exitCode = 2;
  }
}
