import type { Machine } from './host.ts';

/**
 * How many workers a run starts: no more than the computer has processors, and no more than its free memory holds.
 *
 * @param eachBytes - memory that one needs
 */
export const workersFor = (asked: number, eachBytes: number, { processors, freeBytes }: Machine): number =>
  Math.min(asked, processors, Math.max(1, Math.floor(freeBytes / eachBytes)));
