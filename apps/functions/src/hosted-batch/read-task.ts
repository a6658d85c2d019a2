import { FIELDS } from '@tim/batch';
import { CABIN_CLASSES } from '@tim/estimator';
import { z } from 'zod';
import { BatchFault } from './batch-fault.ts';
import { objectName } from './object-name.ts';

const date = z.strictObject({
  year: z.int().min(2000).max(2100),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
});

/** Names of breakdowns: each is kept with up to 10,000 groups for every part. */
const MOST_BREAKDOWNS = 10;
/** [characters] */
const LONGEST_NAME = 1000;

/** What a batch is started with. */
const batch = z.strictObject({
  /** The object that holds the list. */
  input: objectName,
  /** The object to write. */
  output: objectName,
  format: z.enum(['csv', 'ndjson']).default('csv'),
  cabin: z.enum(CABIN_CLASSES).default('economy'),
  allCabins: z.boolean().default(false),
  /** Whether what tells who travelled is left out of the answer. */
  withoutPeople: z.boolean().default(false),
  /** What the total is broken down by: names, or columns of the list. */
  by: z.array(z.string().max(LONGEST_NAME)).max(MOST_BREAKDOWNS).optional(),
  columns: z.partialRecord(z.enum(FIELDS), z.string()).default({}),
  dates: z.enum(['day-first', 'month-first']).optional(),
  /** Codes of places by their names, where a name may mean several. */
  places: z.record(z.string(), z.string().regex(/^[A-Z0-9]{3}$/)).default({}),
  /** The last day that has passed or is today; the day of the start where none is said. */
  today: date.optional(),
});

const task = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('start'), batch }),
  z.strictObject({ step: z.literal('part'), output: objectName, part: z.int().min(0) }),
  z.strictObject({ step: z.literal('finish'), output: objectName }),
]);

/** Where a task's caller is told of it, however wrong the rest is. */
const place = z.object({ batch: z.object({ output: objectName, input: objectName.optional().catch(undefined) }) });

export type AskedBatch = z.output<typeof batch>;
export type BatchTask = z.output<typeof task>;

/** A task that cannot be read, and the names that can. */
export type BadTask = { readonly fault: BatchFault; readonly output?: string; readonly input?: string | undefined };

/** Longest sentence about a task [characters]: it names what is in it and should not be. */
const MOST_TEXT = 1000;

/** The task, or what is wrong with it. */
export function readTask(data: unknown): BatchTask | BadTask {
  const read = task.safeParse(data);
  if (read.success) return read.data;
  const text = z.prettifyError(read.error).slice(0, MOST_TEXT);
  return { fault: new BatchFault('BAD_TASK', text), ...place.safeParse(data).data?.batch };
}
