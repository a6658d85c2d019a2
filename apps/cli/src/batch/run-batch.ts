import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openSync, readFileSync, readSync, closeSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { addTotals, noTotals } from '@tim/batch';
import { ENGINE_VERSION } from '@tim/engine';
import { UsageError } from '@tim/terminal';
import { dataHashOf } from '../answered-with.ts';
import type { Installed } from '../command.ts';
import type { BatchArguments } from './batch-arguments.ts';
import { openPartFile, type PartFile } from './batch-state.ts';
import type { Done } from './batch-worker.ts';
import { listFormat } from './list-format.ts';
import { progressLine } from './progress.ts';
import { splitBlocks } from './split-blocks.ts';
import { summaryLines } from './summary-lines.ts';
import { openPool } from './worker-pool.ts';

/** Bytes read at a time, and about a block's size: some thousand rows. */
const CHUNK_BYTES = 2 ** 16;
/** How much of the beginning tells how a list is written [bytes]. */
const BEGINNING_BYTES = 2 ** 18;

/**
 * Answer a list: every row in its place with the answer's columns after its own; then the totals, on the errors' stream.
 *
 * @returns the exit code: 0 when the whole list was read, whatever its rows came to
 * @throws UsageError when the list cannot be read as one
 */
export async function runBatch(given: BatchArguments, installed: Installed): Promise<number> {
  const start = performance.now();
  const tablesFolder = given.tablesFolder ?? installed.tablesFolder;
  const list = openList(given.input);
  const format = listFormat(await list.beginning(), given.kind, given.said);
  const { cabin, hasAllCabins, today } = given;
  const settings = { format, cabin, hasAllCabins, today, dataHash: dataHashOf(tablesFolder) };
  const part = given.out === undefined ? undefined : openPartFile(given.out, jobOf(settings, list.identity));
  const totals = part?.reached?.totals ?? noTotals();
  let inputBytes = part?.reached?.inputBytes ?? 0;
  let outputBytes = part?.reached?.outputBytes ?? 0;
  const output: Writable = part ? createWriteStream(part.path, { flags: 'a' }) : process.stdout;
  const pool = openPool(installed.workerFile, given.workers, {
    ...settings,
    tablesFolder,
    cityNamesFile: installed.cityNamesFile,
  });
  const progress = progressLine(list.bytes);

  const write = async ({ bytes, totals: ofBlock }: Done, blockBytes: number): Promise<void> => {
    if (!output.write(bytes)) await once(output, 'drain');
    addTotals(totals, ofBlock);
    inputBytes += blockBytes;
    outputBytes += bytes.length;
    progress.show(inputBytes, totals.rows);
  };
  const { made } = await pool.ready;
  try {
    // Blocks are answered side by side and written in their order.
    let written: Promise<unknown> = Promise.resolve();
    let isFirst = inputBytes === 0;
    for await (const block of splitBlocks(list.from(inputBytes), format.kind === 'csv')) {
      const blockBytes = block.length;
      const { done } = await pool.send({ block, isFirst });
      isFirst = false;
      const before = written;
      written = (async () => {
        await before;
        await write(await done, blockBytes);
        noteFlushed(part, output, { inputBytes, outputBytes, totals });
      })();
      // Told by the last of them, awaited below.
      written.catch(() => undefined);
    }
    await written;
    if (part) {
      output.end();
      await once(output, 'close');
      part.finish();
    }
  } finally {
    progress.clear();
    await pool.close();
  }
  console.error(summaryLines(totals, made, (performance.now() - start) / 1000).join('\n'));
  return 0;
}

/** A place is noted once all that stands before it has left this process. */
function noteFlushed(part: PartFile | undefined, output: Writable, reached: Parameters<PartFile['note']>[0]): void {
  if (part && output.writableLength === 0) part.note(reached);
}

type List = {
  /** Of the whole input; undefined where it is not known. */
  readonly bytes: number | undefined;
  /** The same for the same input. */
  readonly identity: string;
  /** The first lines, whole. */
  readonly beginning: () => Promise<string>;
  /** The input from a byte on. */
  readonly from: (start: number) => AsyncIterable<Buffer>;
};

function openList(input: string | undefined): List {
  if (input === undefined) return listOfStream(process.stdin);
  const stat = statSync(input, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new UsageError(`There is no file ${input}.`);
  if (/\.json$/i.test(input)) return listOfStream(Readable.from([Buffer.from(linesOfJson(input))]));
  return {
    bytes: stat.size,
    identity: `${input} ${stat.size} ${stat.mtimeMs}`,
    beginning: async () => wholeLines(firstBytes(input), stat.size),
    from: (start) => createReadStream(input, { start, highWaterMark: CHUNK_BYTES }),
  };
}

function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(BEGINNING_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/** A stream can be read once: its beginning is kept and comes first. */
function listOfStream(stream: Readable): List {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const kept: Buffer[] = [];
  let keptBytes = 0;
  return {
    bytes: undefined,
    identity: 'stream',
    beginning: async () => {
      let isEnd = false;
      while (keptBytes < BEGINNING_BYTES && !isEnd) {
        const { done, value } = await chunks.next();
        isEnd = done === true;
        if (!isEnd) kept.push(Buffer.from(value));
        keptBytes += isEnd ? 0 : value.length;
      }
      return wholeLines(Buffer.concat(kept), isEnd ? keptBytes : Infinity);
    },
    from: async function* () {
      yield* kept;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
        yield Buffer.from(next.value);
    },
  };
}

/** A text without its last line where that is not whole. */
function wholeLines(bytes: Buffer, totalBytes: number): string {
  const text = bytes.toString('utf8');
  return bytes.length < totalBytes ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
}

/** A JSON file's flights as lines: of a list, or of an object's `flights` (AirTrail). */
function linesOfJson(file: string): string {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} is no JSON.`);
  }
  const flights = Array.isArray(json) ? json : (json as { flights?: unknown } | null)?.flights;
  if (!Array.isArray(flights)) throw new UsageError(`${file} holds no list of flights.`);
  return flights.map((flight) => `${JSON.stringify(flight)}\n`).join('');
}

const jobOf = (settings: object, identity: string): string =>
  createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, settings, identity]))
    .digest('hex');
