import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { splitBlocks } from '@tim/batch/list';
import { UsageError } from '@tim/terminal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { openPartFile } from './part-file.ts';
import { blocksAfter } from './placed-blocks.ts';

const inFolder = temporaryFolder();

const ROWS = 12;
const listOf = (letter: string) =>
  Array.from({ length: ROWS }, (_, at) => `${letter.repeat(1 + ((at * 7) % 11))},${at}\n`);
const LIST = listOf('a');
/** What a list comes to: each block has an answer that tells its place. */
const answerOf = (block: Uint8Array, isFirst: boolean) =>
  Buffer.from(`${isFirst ? 'header\n' : ''}${Buffer.from(block).toString().trimEnd()},answered\n`);
const wholeOf = (rows: readonly string[]) =>
  rows.map((row, at) => answerOf(Buffer.from(row), at === 0).toString()).join('');

type Run = { readonly out: string; readonly rows?: readonly string[]; readonly option?: string; readonly day?: number };

/** A run as `runBatch` makes it, but for who answers; it stops after so many notes, as one that is killed. */
async function run({ out, rows = LIST, option = 'economy', day }: Run, stopAfterNotes = Infinity): Promise<void> {
  async function* pieces() {
    for (const row of rows) yield Buffer.from(row);
  }
  const said = day === undefined ? undefined : { year: 2026, month: 11, day };
  const part = openPartFile(out, {
    job: { option },
    saidToday: said,
    today: said ?? { year: 2026, month: 11, day: 23 },
  });
  try {
    const blocks = splitBlocks(pieces(), { kind: 'csv', delimiter: ',', encoding: 'utf-8', rowsAbove: 0 }, true);
    let notes = 0;
    const totals = structuredClone(part.reached.totals);
    for await (const { block, isFirst, ...place } of blocksAfter(blocks, part.reached, out)) {
      if (notes++ === stopAfterNotes) return;
      totals.rows++;
      part.write(answerOf(block, isFirst), { ...place, totals });
    }
    if (totals.rows !== rows.length) throw new Error(`${totals.rows} rows in the totals`);
    part.finish();
  } finally {
    part.close();
  }
}

/** A run's refusal in words; undefined where it went to its end. */
async function refusalOf(running: Promise<void>): Promise<string | undefined> {
  try {
    await running;
    return undefined;
  } catch (fault) {
    if (!(fault instanceof UsageError)) throw fault;
    return fault.message;
  }
}

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
/** What can befall a file: its bytes afterwards, or none where it is gone. */
const damage = fc.oneof(
  { weight: 3, arbitrary: fc.constant((bytes: Buffer): Buffer | undefined => bytes) },
  { weight: 2, arbitrary: fraction.map((at) => (bytes: Buffer) => bytes.subarray(0, Math.floor(at * bytes.length))) },
  fc.constant(() => Buffer.from('')),
  fc.constant(() => Buffer.from('null')),
  fc.constant(() => undefined),
  fc.uint8Array({ maxLength: 20 }).map((more) => (bytes: Buffer) => Buffer.concat([bytes, more])),
  fc.json().map((json) => () => Buffer.from(json)),
  // Whole and valid, but with another number somewhere.
  fraction.map((at) => (bytes: Buffer) => anotherNumber(bytes, at)),
);
function anotherNumber(bytes: Buffer, at: number): Buffer {
  const text = bytes.toString('latin1');
  const numbers = [...text.matchAll(/\d+/g)];
  const found = numbers[Math.min(Math.floor(at * numbers.length), numbers.length - 1)];
  if (!found) return bytes;
  const changed = `${text.slice(0, found.index)}${Number(found[0]) + 1}${text.slice(found.index + found[0].length)}`;
  return Buffer.from(changed, 'latin1');
}

const next: fc.Arbitrary<Omit<Run, 'out'>> = fc.record(
  { rows: fc.constantFrom(listOf('b'), LIST.slice(0, 2)), option: fc.constant('first'), day: fc.constant(24) },
  { requiredKeys: [] },
);

let names = 0;
const nextName = () => inFolder(`${names++}.csv`);
const filesOf = (out: string) =>
  new Map(['', '.part', '.state', '.lock'].filter((end) => existsSync(out + end)).map((end) => [end, read(out + end)]));
const read = (file: string) => readFileSync(file, 'latin1');

describe('a run that was stopped, whatever befell what it left', () => {
  it('ends with the bytes of a run that was not, or is refused in words', { timeout: 600_000 }, async () => {
    let runs = 0;
    let gone = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
        damage,
        damage,
        fc.oneof({ weight: 3, arbitrary: fc.constant<Omit<Run, 'out'>>({}) }, { weight: 1, arbitrary: next }),
        async (stops, ofState, ofPart, other) => {
          runs++;
          const out = nextName();
          for (const notes of stops) await run({ out }, notes);
          for (const [end, damaged] of [['.state', ofState] as const, ['.part', ofPart] as const]) {
            const bytes = existsSync(out + end) ? damaged(readFileSync(out + end)) : undefined;
            if (bytes) writeFileSync(out + end, bytes);
            else rmSync(out + end, { force: true });
          }
          const before = filesOf(out);
          const refusal = await refusalOf(run({ out, ...other }));
          if (refusal === undefined) gone++;
          const isTold = refusal === undefined || refusal.includes(out);
          // What others may have put there is as it was.
          const isKept = refusal === undefined || before.has('.state') || isDeepStrictEqual(filesOf(out), before);
          expect({ isTold, isKept }).toEqual({ isTold: true, isKept: true });
          expect(refusal ?? 'remove it').toMatch(/remove it|choose another output/);
          expect(filesOf(out).get('')).toBe(refusal === undefined ? wholeOf(other.rows ?? LIST) : undefined);
          expect([...filesOf(out).keys()].filter((end) => refusal === undefined || end === '.lock')).toEqual(
            refusal === undefined ? [''] : [],
          );
          expect(readdirSync(inFolder()).filter((file) => !/^\d+\.csv/.test(file))).toEqual([]);
        },
      ),
    );
    expect(gone).toBeGreaterThan(runs / 10);
  });
});

describe('an output whose bytes were lost with the power, but not its length', () => {
  it('is refused, with what to remove', async () => {
    const out = nextName();
    await run({ out }, 5);
    writeFileSync(`${out}.part`, Buffer.alloc(readFileSync(`${out}.part`).length));
    const before = filesOf(out);
    expect(await refusalOf(run({ out }))).toContain(
      `${out}.part is not what the previous run wrote: remove it and ${out}.state to start again`,
    );
    expect(filesOf(out)).toEqual(before);
  });
});

describe('a second run on one output', () => {
  it('is refused in words, or takes over from one that is gone; never both', { timeout: 600_000 }, async () => {
    const holder = fc.oneof(
      fc.record({
        processId: fc.oneof(fc.constantFrom(process.ppid, 1), fc.integer(), fc.constantFrom<unknown>(1.5, 'x', null)),
        host: fc.constantFrom<unknown>(hostname(), 'another', 7),
      }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const lock = fc.oneof(
      holder.map((json) => JSON.stringify(json)),
      fc.string({ maxLength: 20 }),
      fc.constant(JSON.stringify({ processId: process.ppid, host: hostname() })),
    );
    await fc.assert(
      fc.asyncProperty(lock, fc.nat(ROWS - 1), async (text, notes) => {
        const out = nextName();
        await run({ out }, notes);
        writeFileSync(`${out}.lock`, text);
        const before = filesOf(out);
        const refusal = await refusalOf(run({ out }));
        expect(filesOf(out)).toEqual(refusal === undefined ? new Map([['', wholeOf(LIST)]]) : before);
        if (refusal === undefined) return;
        expect(refusal).toContain(`${out} is being written by another run`);
        // The run that holds it is not disturbed: with its lock gone, it goes on.
        rmSync(`${out}.lock`);
        expect(await refusalOf(run({ out }))).toBeUndefined();
        expect(read(out)).toBe(wholeOf(LIST));
      }),
    );
  });
});
