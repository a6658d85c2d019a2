import { createHash } from 'node:crypto';
import { otherJob } from './part-file.ts';
import type { Reached } from './part-state.ts';

/** A block of a list, whether it begins the list, and where it ends in the input. */
export type PlacedBlock = Pick<Reached, 'inputBytes' | 'inputHash'> & {
  readonly block: Uint8Array<ArrayBuffer>;
  readonly isFirst: boolean;
};

/**
 * The blocks that are not in the output yet. Those that are in it are read again, so that a stream, too, continues where it
 * stopped.
 *
 * @throws UsageError when they are not what was read then
 */
export async function* blocksAfter(
  blocks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  reached: Pick<Reached, 'inputBytes' | 'inputHash'>,
  out: string,
): AsyncGenerator<PlacedBlock> {
  const hash = createHash('sha256');
  let inputBytes = 0;
  let isMet = reached.inputBytes === 0;
  for await (const block of blocks) {
    const isFirst = inputBytes === 0;
    inputBytes += block.length;
    const inputHash = hash.update(block).copy().digest('hex');
    if (isMet) yield { block, isFirst, inputBytes, inputHash };
    else if (inputBytes >= reached.inputBytes) {
      if (inputHash !== reached.inputHash) throw otherJob(out, 'otherList');
      isMet = true;
    }
  }
  if (!isMet) throw otherJob(out, 'otherList');
}
