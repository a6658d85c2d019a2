import { createHash } from 'node:crypto';
import { otherJob } from './part-file.ts';

/** Where a block ends in the input. */
export type Place = { readonly inputBytes: number; readonly inputHash: string };
/** A block of a list, and whether it begins the list. */
export type PlacedBlock = Place & { readonly block: Uint8Array<ArrayBuffer>; readonly isFirst: boolean };

/** Blocks with the places where they end. */
export async function* placedBlocks(blocks: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<PlacedBlock> {
  const hash = createHash('sha256');
  let inputBytes = 0;
  for await (const block of blocks) {
    const isFirst = inputBytes === 0;
    inputBytes += block.length;
    hash.update(block);
    yield { block, isFirst, inputBytes, inputHash: hash.copy().digest('hex') };
  }
}

/**
 * The blocks that are not in the output yet. Those that are in it are read again, so that a stream, too, continues where it
 * stopped.
 *
 * @throws UsageError when they are not what was read then
 */
export async function* blocksAfter(
  blocks: AsyncIterable<PlacedBlock>,
  reached: Place,
  out: string,
): AsyncGenerator<PlacedBlock> {
  let isMet = reached.inputBytes === 0;
  for await (const placed of blocks) {
    if (isMet) yield placed;
    else if (placed.inputBytes >= reached.inputBytes) {
      if (placed.inputHash !== reached.inputHash) throw otherJob(out, 'otherList');
      isMet = true;
    }
  }
  if (!isMet) throw otherJob(out, 'otherList');
}
