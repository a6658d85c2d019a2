import { availableParallelism } from 'node:os';
import { UsageError } from '@tim/terminal';

/** How many workers `--workers` asks for; one a core without it. */
export function workerCount(text: string | undefined): number {
  const count = text === undefined ? availableParallelism() : Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--workers wants a whole number from 1 on, not '${text}'.`);
  return count;
}
