import { fill } from '@tim/languages';
import { Inflate } from 'fflate/browser';
import { MOST_ENTRIES, MOST_UNPACKED_BYTES } from '../bounds.ts';
import { ListFault, type SayPart } from '../list/list-fault.ts';
import { demandUnpacked } from './demands.ts';

/** A file in an archive. */
export type ZipEntry = {
  readonly name: string;
  readonly isDeflated: boolean;
  /** Bytes as they stand in the archive. */
  readonly packed: Uint8Array;
  /** Its size when it is unpacked, as the archive says [bytes]. */
  readonly saidBytes: number;
  /** What was unpacked of the archive so far. */
  readonly unpacked: Unpacked;
};

/** Of an archive, whichever of its files it was [bytes]. */
type Unpacked = { bytes: number };

export type Archive = ReadonlyMap<string, ZipEntry>;

const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The directory's end, without a remark behind it [bytes]. */
const END_BYTES = 22;
const LONGEST_REMARK = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** So much is unpacked at a time: deflate makes at most a thousand times as much of it [bytes]. */
const PACKED_PIECE_BYTES = 2 ** 13;
/** So much of it is handed on at a time: what is made of a piece is counted before the next one [bytes]. */
const PIECE_BYTES = 2 ** 16;

const damaged = () => new ListFault((texts) => texts.damaged);

/**
 * What an archive has in it, told by its directory: nothing is unpacked.
 *
 * @throws ListFault when it is damaged, encrypted or has too much in it
 */
export function readArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === undefined) throw damaged();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) throw new ListFault((texts) => fill(texts.manyFiles, { files: count }));
  const entries = new Map<string, ZipEntry>();
  const unpacked = { bytes: 0 };
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== IN_DIRECTORY) throw damaged();
    const nameBytes = view.getUint16(at + 28, true);
    const next = at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > bytes.length) throw damaged();
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes));
    entries.set(name, { name, unpacked, ...entryAt(bytes, view, at) });
    at = next;
  }
  return entries;
}

function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_REMARK);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): Omit<ZipEntry, 'name' | 'unpacked'> {
  if (view.getUint16(at + 8, true) & ENCRYPTED) {
    throw new ListFault((texts) => texts.password);
  }
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const saidBytes = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  if (method !== STORED && method !== DEFLATED) throw damaged();
  if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL_HEADER) throw damaged();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  // Archives of more than 4 GB say their sizes elsewhere: none of those is read.
  if (start + packedBytes > bytes.length) throw damaged();
  return { isDeflated: method === DEFLATED, packed: bytes.subarray(start, start + packedBytes), saidBytes };
}

/**
 * The bytes of a file in an archive, piece by piece: whoever has seen enough reads no further.
 *
 * @param what - what it is called when it is too large
 * @throws ListFault when it is damaged, or larger than `most` bytes, as it says or as it turns out; or when too much was unpacked of the
 *   archive in all
 */
export function* unpack(entry: ZipEntry, what: SayPart, most: number): Generator<Uint8Array> {
  demandUnpacked(what, entry.saidBytes, most);
  let unpackedBytes = 0;
  for (const whole of entry.isDeflated ? inflated(entry.packed) : [entry.packed]) {
    for (let at = 0; at < whole.length; at += PIECE_BYTES) {
      const piece = whole.subarray(at, at + PIECE_BYTES);
      unpackedBytes += piece.length;
      entry.unpacked.bytes += piece.length;
      if (unpackedBytes > most) demandUnpacked(what, Infinity, most);
      if (entry.unpacked.bytes > MOST_UNPACKED_BYTES) {
        demandUnpacked((texts) => texts.parts.file, Infinity, MOST_UNPACKED_BYTES);
      }
      yield piece;
    }
  }
}

function* inflated(packed: Uint8Array): Generator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  const inflate = new Inflate((piece) => waiting.push(piece));
  for (let at = 0; at < packed.length; at += PACKED_PIECE_BYTES) {
    const end = Math.min(at + PACKED_PIECE_BYTES, packed.length);
    try {
      inflate.push(packed.subarray(at, end), end === packed.length);
    } catch {
      throw damaged();
    }
    const pieces = waiting;
    waiting = [];
    yield* pieces;
  }
}
