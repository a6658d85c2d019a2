import { createHash } from 'node:crypto';
import type { AnsweredWith, BreakdownBy, Totals } from '@tim/batch';
import type { ListFormat } from '@tim/batch/list';
import { CABIN_CLASSES } from '@tim/estimator';
import { z } from 'zod';
import { readBytes, type ObjectStorage } from './object-storage.ts';

export const folderOf = (output: string): string => `${output}.parts/`;
export const planOf = (output: string): string => `${folderOf(output)}plan.json`;
export const summaryOf = (output: string): string => `${output}.summary.json`;
export const statusOf = (output: string): string => `${output}.status.json`;
export const answerOf = (output: string, { hash }: Part): string => `${folderOf(output)}${hash}.rows`;
export const totalsOf = (output: string, { hash }: Part): string => `${folderOf(output)}${hash}.json`;
/** Several parts composed into one object, on the way to the answer. */
export const composedOf = (output: string, parts: readonly string[]): string =>
  `${folderOf(output)}${sha256(parts.join('\n'))}.composed`;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const object = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** A part of the list; it ends with a row. */
const part = z.strictObject({
  start: z.int().min(0),
  /** The byte after its last. */
  end: z.int().min(0),
  /** SHA-256 of its place, its bytes, the settings and the data: the name of its answer. */
  hash,
});

/** A batch as it was planned. Nothing changes it. */
export const PLAN = z.strictObject({
  /** The same for the same list, options, engine and data. */
  job: hash,
  input: z.string(),
  format: object<ListFormat>(),
  cabin: z.enum(CABIN_CLASSES),
  hasAllCabins: z.boolean(),
  isWithoutPeople: z.boolean(),
  /** What the total is broken down by; absent where nothing is asked for. */
  by: object<readonly BreakdownBy[]>().optional(),
  today: z.strictObject({ year: z.int(), month: z.int(), day: z.int() }),
  made: object<AnsweredWith>(),
  parts: z.array(part),
});

/** What stands beside a part's answer. */
export const PART_TOTALS = z.strictObject({
  hash,
  rows: z.strictObject({ bytes: z.int(), md5: z.string() }),
  totals: object<Totals>(),
});

/** What stands beside the answer; other members are for people. */
export const SUMMARY = z.looseObject({ job: hash });

export type Part = z.output<typeof part>;
export type Plan = z.output<typeof PLAN>;
export type PartTotals = z.output<typeof PART_TOTALS>;

/** Objects of a batch are smaller: 4096 parts with the longest header that is read, or ten breakdowns with all their groups [bytes]. */
const MOST_BYTES = 128 * 2 ** 20;

/** An object that a batch wrote; 'foreign' if something else has its name, undefined if nothing has. */
export async function readOwn<T>(
  storage: ObjectStorage,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | 'foreign' | undefined> {
  const facts = await storage.facts(name);
  if (!facts) return undefined;
  if (facts.bytes > MOST_BYTES) return 'foreign';
  const text = (await readBytes(storage, name, 0, facts.bytes)).toString('utf8');
  const own = schema.safeParse(jsonOf(text)).data;
  if (own !== undefined) return own;
  // A status that was written over while it was read is cut: it is read again.
  const isSame = (await storage.facts(name))?.version === facts.version;
  return isSame ? 'foreign' : readOwn(storage, name, schema);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const encoded = (value: object): Buffer => Buffer.from(JSON.stringify(value));

export function sha256(...texts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(text);
  return digest.digest('hex');
}
