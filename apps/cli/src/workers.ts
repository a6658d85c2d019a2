import { fillCount, type Manner } from '@tim/languages';
import type { Machine } from './host.ts';
import type { Faults } from './refusal.ts';

/**
 * Memory that a worker may use [MB]: without a limit, Node frees it late, at 1 GB. Tables, legs between cities and answers take 120; with a
 * limit of 160, a list of many flights takes a sixth longer. With a young generation of 4, short-lived objects move into the old one.
 */
export const WORKER_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 180 };

/** Memory that a worker takes, with what is not its heap. */
const WORKER_BYTES = 250e6;

/** How many workers a run starts: no more than the computer has processors, and no more than its free memory holds. */
export const workersFor = (asked: number, { processors, freeBytes }: Machine): number =>
  Math.min(asked, processors, Math.max(1, Math.floor(freeBytes / WORKER_BYTES)));

/** A warning that fewer workers are used than were asked for. */
export const fewerWorkersLine = (asked: number, workers: number, faults: Faults, manner: Manner): string =>
  fillCount(faults.fewerWorkers, { asked, count: workers }, manner);
