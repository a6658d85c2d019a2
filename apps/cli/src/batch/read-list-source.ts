import type { SourceKind } from '@tim/batch/list';
import type { ReadSource, SaidOfSource } from '@tim/batch/sources';

/** A file that is no list yet, as one. Its readers are loaded when there is one. */
export async function readListSource(
  kind: SourceKind,
  pieces: AsyncIterable<Buffer>,
  { bytes: size, ...said }: SaidOfSource & { readonly bytes: number | undefined },
): Promise<ReadSource> {
  const { demandSize, readSource } = await import('@tim/batch/sources');
  if (size !== undefined) demandSize(size);
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    demandSize(bytes);
    kept.push(piece);
  }
  return readSource(kind, Buffer.concat(kept), said);
}
