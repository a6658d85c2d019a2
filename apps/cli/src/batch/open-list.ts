import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { BEGINNING_BYTES, type Beginning } from '@tim/batch/list';
import { UsageError } from '@tim/terminal';

/** Bytes read at a time, and about a block's size: some thousand rows. */
const CHUNK_BYTES = 2 ** 16;

/** A list to be read once, from a file or a stream. */
export type List = {
  /** Of the whole input; undefined where it is not known. */
  readonly bytes: number | undefined;
  /** The same for the same input. */
  readonly identity: string;
  readonly beginning: () => Promise<Beginning>;
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
    beginning: async () => {
      const bytes = firstBytes(input);
      return { bytes, isWhole: bytes.length === stat.size };
    },
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
      return { bytes: Buffer.concat(kept), isWhole: isEnd };
    },
    from: async function* () {
      yield* kept;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
        yield Buffer.from(next.value);
    },
  };
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
