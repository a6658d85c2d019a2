import { createReadStream, statSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  BEGINNING_BYTES,
  encodingOf,
  jsonLines,
  ListFault,
  sourceKindOf,
  type Beginning,
  type ListFormat,
  type SourceKind,
} from '@tim/batch/list';
import type { ReadSource, SaidOfSource, SourceAbout } from '@tim/batch/sources';
import { fill } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import type { ListFaults } from '../spoken.ts';
import { isParquet, PARQUET, parquetLines, parquetTypes } from '../parquet/read-parquet.ts';
import { Refusal } from '../refusal.ts';

/** About a block's size: some thousand rows. */
const PIECE_BYTES = 2 ** 16;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** A list to be read once, from a file or a stream: gzip is unpacked, Parquet is read as CSV. */
export type List = {
  /** Size of the whole input [bytes]; undefined where it is not known. */
  readonly bytes: number | undefined;
  readonly beginning: Beginning;
  /** The whole input in pieces of one size, however it comes. */
  readonly pieces: AsyncIterable<Buffer>;
  /** SQL types of a Parquet file's columns; empty for other formats. */
  readonly columnTypes: readonly string[];
  /** What the file was taken for, where it is no list but was read as one. */
  readonly about?: SourceAbout;
};

/** How a list is to be read. */
export type ToOpen = SaidOfSource & {
  readonly kind: ListFormat['kind'];
  readonly faults: ListFaults;
  readonly standardInput: Readable;
};

/**
 * @param input - a file; undefined: standard input
 * @throws UsageError when there is no such file, or it cannot be unpacked or is no JSON
 * @throws ListFault when it is a spreadsheet, calendar, JSON without flights or the like, which cannot be read
 */
export async function openList(
  input: string | undefined,
  { kind, faults, standardInput, ...said }: ToOpen,
): Promise<List> {
  const size = input === undefined ? undefined : sizeOf(input);
  const isTable = input !== undefined && isParquet(input);
  const isJson = kind === 'ndjson' && input !== undefined && /\.json(?:\.gz)?$/i.test(input);
  const bytes = isTable ? parquetLines(input) : input === undefined ? standardInput : bytesOf(input, size ?? 0);
  const packed = await begin(bytes, PIECE_BYTES);
  const startsWith = (signs: Buffer) => signs.equals(packed.beginning.bytes.subarray(0, signs.length));
  if (!isTable && startsWith(PARQUET)) throw new Refusal(({ parquetInput }) => parquetInput);
  const isGzip = startsWith(GZIP);
  const text = isGzip ? unzipped(packed.pieces, input, faults) : packed.pieces;
  const list = await begin(isJson ? linesOfJson(pieces(text), input, faults) : text, BEGINNING_BYTES);
  const told = list.beginning.bytes.subarray(0, PIECE_BYTES);
  const source = kind === 'csv' && !isTable && told.length > 0 ? sourceKindOf(told) : undefined;
  const inputBytes = isGzip || isJson || isTable ? undefined : size;
  if (source === undefined) {
    return { ...list, bytes: inputBytes, columnTypes: isTable ? await parquetTypes(input) : [] };
  }
  const { about, csv } = await readListSource(source, list.pieces, { ...said, bytes: inputBytes });
  const csvBytes = csv.reduce((sum, { length }) => sum + length, 0);
  return { ...(await begin(buffersOf(csv), BEGINNING_BYTES)), bytes: csvBytes, columnTypes: [], about };
}

/** A file that is no list yet, as one. Its readers are loaded when there is one. */
async function readListSource(
  kind: SourceKind,
  source: AsyncIterable<Buffer>,
  { bytes: size, ...said }: SaidOfSource & { readonly bytes: number | undefined },
): Promise<ReadSource> {
  const { demandSize, readSource } = await import('@tim/batch/sources');
  if (size !== undefined) demandSize(size);
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    demandSize(bytes);
    kept.push(piece);
  }
  return readSource(kind, Buffer.concat(kept), said);
}

async function* buffersOf(parts: readonly Uint8Array<ArrayBuffer>[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}

/** A stream whose first bytes were read: so many, in whole pieces, unless it ends before. */
async function begin(source: AsyncIterable<Buffer>, bytes: number): Promise<Pick<List, 'beginning' | 'pieces'>> {
  const all = pieces(source);
  const kept: Buffer[] = [];
  let keptBytes = 0;
  while (keptBytes < bytes) {
    const { done, value } = await all.next();
    if (done === true) break;
    kept.push(value);
    keptBytes += value.length;
  }
  const whole = async function* () {
    yield* kept;
    yield* all;
  };
  return { beginning: { bytes: Buffer.concat(kept), isWhole: keptBytes < bytes }, pieces: whole() };
}

/** @throws Refusal when there is no such file */
export function sizeOf(input: string): number {
  const stat = statSync(input, { throwIfNoEntry: false });
  if (!stat) throw new Refusal((faults) => fill(faults.noFile, { file: input }));
  if (stat.isDirectory()) throw new Refusal((faults) => fill(faults.isFolder, { file: input }));
  return stat.size;
}

/**
 * A file's bytes.
 *
 * @throws UsageError when they are fewer than they were when it was opened: rows would be missing, and nobody would notice
 */
async function* bytesOf(file: string, sizeBefore: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    read += piece.length;
    yield piece;
  }
  if (read < sizeBefore) throw new Refusal((faults) => fill(faults.shortened, { file, read, bytes: sizeBefore }));
}

/** The same bytes in pieces of one size; a pipe gives them in any size. */
async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes < PIECE_BYTES) continue;
    const bytes = Buffer.concat(waiting);
    const end = bytes.length - (bytes.length % PIECE_BYTES);
    for (let at = 0; at < end; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    waiting = [bytes.subarray(end)];
    waitingBytes = bytes.length - end;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}

async function* unzipped(
  packed: AsyncIterable<Buffer>,
  input: string | undefined,
  { damagedGzip, standardInput }: ListFaults,
): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // What fails is told by the reading below.
  pipeline(Readable.from(packed), gunzip, () => undefined);
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(fill(damagedGzip, { file: input ?? standardInput }));
  }
}

/** A JSON file's flights as lines: of a list, or of an object's `flights` (AirTrail). */
async function* linesOfJson(text: AsyncIterable<Buffer>, file: string, { noJson }: ListFaults): AsyncGenerator<Buffer> {
  const { read, end } = jsonLines();
  try {
    for await (const piece of inAsciiSigns(text)) {
      const lines = read(piece);
      yield Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
    }
  } catch (error) {
    throw error instanceof NoText ? new UsageError(fill(noJson, { file })) : error;
  }
  const ended = end();
  if (ended === 'damaged') throw new UsageError(fill(noJson, { file }));
  if (ended === 'no-list') throw new ListFault((texts) => texts.jsonWithoutList);
}

/** The bytes are no letters. */
class NoText extends Error {}

/** A text in an encoding whose letters hold no bytes of other signs: UTF-16 and Shift_JIS are written in UTF-8. */
async function* inAsciiSigns(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decode: ((piece?: Buffer) => Buffer) | undefined;
  for await (const piece of text) {
    decode ??= orNoText(() => decoderOf(piece));
    yield orNoText(() => decode?.(piece) ?? piece);
  }
  if (decode) yield orNoText(() => decode());
}

function decoderOf(beginning: Buffer): (piece?: Buffer) => Buffer {
  const encoding = encodingOf(beginning);
  if (encoding === 'utf-8' || encoding === 'windows-1252') return (piece) => piece ?? Buffer.alloc(0);
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (piece) => Buffer.from(decoder.decode(piece, { stream: piece !== undefined }));
}

function orNoText<Read>(read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new NoText();
  }
}
