import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { UsageError } from '@tim/terminal';

/** Bytes read at a time, and about a block's size: some thousand rows. */
const CHUNK_BYTES = 2 ** 16;
/** How much of the beginning tells how a list is written [bytes]. */
const BEGINNING_BYTES = 2 ** 18;

/** A list to be read once, from a file or a stream. */
export type List = {
  /** Of the whole input; undefined where it is not known. */
  readonly bytes: number | undefined;
  /** The same for the same input. */
  readonly identity: string;
  /** The first lines, whole. */
  readonly beginning: () => Promise<string>;
  /** The input from a byte on. */
  readonly from: (start: number) => AsyncIterable<Buffer>;
};

/**
 * @param input - a file; undefined: standard input
 * @throws UsageError when there is no such file, or it is JSON without flights
 */
export function openList(input: string | undefined): List {
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
