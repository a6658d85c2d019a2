import { FIELDS } from '@tim/batch';
import { CABIN_CLASSES } from '@tim/estimator';
import { z } from 'zod';

const objectName = z
  .string()
  .min(1)
  .max(900)
  .regex(/^(?!.*(^|\/)\.{0,2}(\/|$))[^\r\n]+$/, 'is no name of an object');

const date = z.strictObject({
  year: z.int().min(2000).max(2100),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
});

/** What a batch is started with. */
const batch = z.strictObject({
  /** The object that holds the list. */
  input: objectName,
  /** The object to write. */
  output: objectName,
  format: z.enum(['csv', 'ndjson']).default('csv'),
  cabin: z.enum(CABIN_CLASSES).default('economy'),
  allCabins: z.boolean().default(false),
  columns: z.partialRecord(z.enum(FIELDS), z.string()).default({}),
  dates: z.enum(['day-first', 'month-first']).optional(),
  /** The last day that has passed or is today; the day of the start where none is said. */
  today: date.optional(),
});

const task = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('start'), batch }),
  z.strictObject({ step: z.literal('part'), output: objectName, part: z.int().min(0) }),
  z.strictObject({ step: z.literal('finish'), output: objectName }),
]);

export type AskedBatch = z.output<typeof batch>;
export type BatchTask = z.output<typeof task>;

/** The task, or what is wrong with it. */
export function readTask(data: unknown): BatchTask | { readonly fault: string } {
  const read = task.safeParse(data);
  return read.success ? read.data : { fault: z.prettifyError(read.error) };
}
