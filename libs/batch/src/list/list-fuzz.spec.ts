import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '@tim/notation';
import type { Delimiter } from '../columns/delimiter.ts';
import { answerer } from '../real-tables.fixture.ts';
import { noTotals, addTotals, type Totals } from '../totals/totals.ts';
import { blockAnswerer } from './answer-block.ts';
import { decodeRows } from './encoding.ts';
import {
  CLEAN_HEADER,
  CLEAN_ROWS,
  closedRow,
  csvText,
  delimiter,
  hostileList,
  LATIN_ENCODED,
  record,
} from './hostile-lists.fixture.ts';
import { ListFault } from './list-fault.ts';
import { BEGINNING_BYTES, listFormat, type ListFormat } from './list-format.ts';
import { filledLines, isBlank, parseCells, withoutByteOrderMark } from './parse-cells.ts';
import { splitBlocks } from './split-blocks.ts';

/** Cases of a property; `FUZZ_RUNS=100000 npx vitest run src/list/list-fuzz.spec.ts` for a long look. */
const { numRuns: CASES = 100 } = fc.readConfigureGlobal();

const ANSWERED = /^(?:(?:no_)?figure|skipped)$/;

type Answered = { readonly text: string; readonly totals: Totals };
/** A list's answers by one way of cutting it; or the sentence that refuses it. */
type Outcome = Answered | { readonly refusal: string };

async function* chunks(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** As the command line does: one stream of blocks. */
async function inBlocks(bytes: Uint8Array, format: ListFormat, chunkBytes: number): Promise<Answered> {
  return answeredParts([bytes], format, chunkBytes);
}

/** As a hosted batch does: parts of some blocks, each of which is cut again and answered alone. */
async function inParts(bytes: Uint8Array, format: ListFormat, chunkBytes: number, partBytes: number) {
  const parts: Uint8Array[] = [];
  let [start, end] = [0, 0];
  for await (const block of splitBlocks(chunks(bytes, chunkBytes), format, true)) {
    end += block.length;
    if (end - start < partBytes) continue;
    parts.push(bytes.subarray(start, end));
    start = end;
  }
  if (end > start) parts.push(bytes.subarray(start, end));
  return answeredParts(parts, format, chunkBytes);
}

async function answeredParts(parts: readonly Uint8Array[], format: ListFormat, chunkBytes: number): Promise<Answered> {
  const answerBlock = blockAnswerer({ format, cabin: 'economy', hasAllCabins: false }, answerer);
  const totals = noTotals();
  let text = '';
  let isFirst = true;
  for (const part of parts) {
    for await (const block of splitBlocks(chunks(part, chunkBytes), format, isFirst)) {
      const done = answerBlock(block, isFirst);
      isFirst = false;
      text += done.text;
      addTotals(totals, done.totals);
    }
  }
  return { text, totals };
}

/** Anything thrown that is no ListFault is a fault of ours. */
async function outcomeOf(answered: () => Promise<Answered>): Promise<Outcome> {
  try {
    return await answered();
  } catch (fault) {
    if (!(fault instanceof ListFault)) throw fault;
    return { refusal: fault.message };
  }
}

function formatOf(bytes: Uint8Array, kind: ListFormat['kind'], parts?: Delimiter): ListFormat | undefined {
  const beginning = { bytes: bytes.subarray(0, BEGINNING_BYTES), isWhole: bytes.length <= BEGINNING_BYTES };
  try {
    return listFormat(beginning, kind, { columns: {}, ...(parts && { delimiter: parts }) });
  } catch (fault) {
    if (fault instanceof ListFault) return undefined;
    throw fault;
  }
}

/** Its letters, and each row in its place with an answer where it holds something; or what is not so. */
function rowsFault(bytes: Uint8Array, format: ListFormat, { text, totals }: Answered): string | undefined {
  const own = withoutByteOrderMark(decodeRows(bytes, format.encoding));
  if (!text.isWellFormed() || text.includes('\uFFFD') !== own.includes('\uFFFD')) return 'a letter was lost';
  const wanted = format.kind === 'csv' ? csvFault(own, text, format) : ndjsonFault(own, text);
  return wanted.fault ?? (totals.rows === wanted.filled ? undefined : `${totals.rows} rows in the totals`);
}

type Found = { readonly filled: number; readonly fault?: string | undefined };

function csvFault(own: string, text: string, { delimiter: parts, header, rowsAbove }: ListFormat): Found {
  const rows = parseCells(own, parts);
  const written = parseCells(text, parts);
  const filled = rows.flatMap((row, at) => (at < rowsAbove || isBlank(row) ? [] : [{ row, at }]));
  const unanswered = filled.filter(
    ({ row, at }) => !ANSWERED.test(written[at]?.[Math.max(row.length, header.length)] ?? ''),
  );
  const changed = rows.filter((row, at) => !isDeepStrictEqual(written[at]?.slice(0, row.length), row));
  const isSound = rows.length === written.length && unanswered.length === 0 && changed.length === 0;
  return { filled: filled.length, fault: isSound ? undefined : JSON.stringify({ written, unanswered, changed }) };
}

function ndjsonFault(own: string, text: string): Found {
  const records = filledLines(text).map((line) => JSON.parse(line) as Record<string, unknown>);
  const filled = filledLines(own).length;
  const isSound = records.length === filled && records.every(({ tim_status }) => ANSWERED.test(String(tim_status)));
  return { filled, fault: isSound ? undefined : text };
}

const length = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 51, max: 70_000 }));

/** Of a list whole in one piece; undefined where it is none. */
const outcomeOfCsv = async (bytes: Uint8Array) => {
  const format = formatOf(bytes, 'csv');
  return format && outcomeOf(() => inBlocks(bytes, format, Infinity));
};

/** The cells of a clean row in a list of its own. */
const answeredAlone = async (row: string, parts: Delimiter) => {
  const bytes = Buffer.from(csvLine(CLEAN_HEADER, parts) + row);
  const format = formatOf(bytes, 'csv', parts);
  if (!format) throw new Error('The row has no header.');
  return parseCells((await inBlocks(bytes, format, Infinity)).text, parts)[1];
};

/** The lines of NDJSON's answers. */
const answersOf = async (text: string, chunkBytes: number) => {
  const bytes = Buffer.from(text);
  const format = formatOf(bytes, 'ndjson');
  return format && filledLines((await inBlocks(bytes, format, chunkBytes)).text);
};

describe('a list, whatever it holds', () => {
  it('has an answer for each row, or is refused in a sentence, however it is cut', { timeout: 600_000 }, async () => {
    let answeredLists = 0;
    await fc.assert(
      fc.asyncProperty(hostileList, length, length, async ({ bytes, kind }, chunkBytes, partBytes) => {
        const format = formatOf(bytes, kind);
        if (!format) return;
        const whole = await outcomeOf(() => inBlocks(bytes, format, Infinity));
        expect(await outcomeOf(() => inBlocks(bytes, format, chunkBytes))).toEqual(whole);
        expect(await outcomeOf(() => inParts(bytes, format, chunkBytes, partBytes))).toEqual(whole);
        expect('refusal' in whole ? whole.refusal : 'Answered.').toMatch(/\S{2}.*[.]$/s);
        if ('refusal' in whole) return;
        expect(rowsFault(bytes, format, whole)).toBeUndefined();
        answeredLists++;
      }),
    );
    expect(answeredLists).toBeGreaterThan(CASES / 5);
  });

  it('has the same answers in every encoding that has its letters', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(csvText, fc.constantFrom(...LATIN_ENCODED), async (text, encode) => {
        const latin = text.replaceAll(/[^\t\n\r -~éü]/gu, '?');
        // Too little tells UTF-16 without a mark from what is no text.
        fc.pre(latin.length > 20);
        expect(await outcomeOfCsv(encode(latin))).toEqual(await outcomeOfCsv(Buffer.from(latin)));
      }),
      // Each answers several lists.
      { numRuns: Math.ceil(CASES / 3) },
    );
  });

  it('answers a whole row as if it stood alone', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        delimiter.chain((parts) => fc.record({ parts: fc.constant(parts), around: fc.array(closedRow(parts)) })),
        length,
        async ({ parts, around }, chunkBytes) => {
          const clean = CLEAN_ROWS.map((row, at) => csvLine([...row, `clean ${at}`], parts));
          const text = csvLine(CLEAN_HEADER, parts) + clean.map((row, at) => row + (around[at] ?? '')).join('');
          const bytes = Buffer.from(`${text}${around.slice(clean.length).join('')}`);
          const format = formatOf(bytes, 'csv', parts);
          if (!format) return;
          // The decimal mark is the list's; everything else is the row's own.
          const ofRow = { ...format, decimalMark: '.' } as const;
          const answered = parseCells((await inBlocks(bytes, ofRow, chunkBytes)).text, parts);
          for (const [at, row] of clean.entries()) {
            const own = answered.filter((cells) => cells[CLEAN_HEADER.length - 1] === `clean ${at}`);
            expect(own).toEqual([await answeredAlone(row, parts)]);
          }
        },
      ),
      // Each answers several lists.
      { numRuns: Math.ceil(CASES / 3) },
    );
  });

  it('answers a whole record as if it stood alone', { timeout: 600_000 }, async () => {
    const clean = '{"from":"ZRH","to":"BOS","airline":"LX","flight":52,"date":"2025-03-11"}';
    const [alone] = (await answersOf(`${clean}\n`, Infinity)) ?? [];
    await fc.assert(
      fc.asyncProperty(record, record, length, async (before, after, chunkBytes) => {
        const answers = await answersOf(`${clean}\n${before}\n${clean}\n${after}\n${clean}\n`, chunkBytes);
        if (!answers) return;
        expect([answers[0], answers[2], answers[4]]).toEqual([alone, alone, alone]);
      }),
      { numRuns: Math.ceil(CASES / 6) },
    );
  });
});
