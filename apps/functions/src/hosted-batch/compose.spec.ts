import { describe, expect, it } from 'vitest';
import { batchFolder, diesAfter } from './batch-in-folder.fixture.ts';
import { compose, composedBetween } from './compose.ts';
import { MOST_COMPOSED } from './object-storage.ts';

/** Parts of different sizes in a new folder. */
async function partsOf(count: number) {
  const batches = batchFolder();
  const parts = Array.from({ length: count }, (_, at) => ({ name: `x.csv.parts/${at}`, bytes: String(at).length }));
  for (const [at, { name }] of parts.entries()) await batches.put(name, String(at));
  return { batches, parts, whole: [...parts.keys()].join('') };
}

describe('an answer of more parts than are composed at once', () => {
  it('has them in their order, whenever the composing died', async () => {
    const { batches, parts, whole } = await partsOf(2 * MOST_COMPOSED + 1);
    const { storage } = batches;
    for (let steps = 0, hasEnded = false; !hasEnded; steps++) {
      hasEnded = await compose(diesAfter(storage, steps), 'x.csv', parts).then(
        () => true,
        () => false,
      );
      await compose(storage, 'x.csv', parts);
      expect(await batches.textOf('x.csv')).toBe(whole);
      const between = await composedBetween(storage, 'x.csv', parts);
      expect(between).toHaveLength(3);
      await storage.remove([...between, 'x.csv']);
      expect(await batches.names()).toHaveLength(parts.length);
    }
  });

  it('is refused where a foreign object has the name of a piece, which is not the batch’s own', async () => {
    const { batches, parts } = await partsOf(MOST_COMPOSED + 1);
    const { storage } = batches;
    await compose(storage, 'x.csv', parts);
    const [piece = ''] = await composedBetween(storage, 'x.csv', parts);
    await storage.remove([piece, 'x.csv']);
    await batches.put(piece, 'mine');
    await expect(compose(storage, 'x.csv', parts)).rejects.toThrow(`${piece} already exists`);
    expect(await composedBetween(storage, 'x.csv', parts)).not.toContain(piece);
    expect(await batches.textOf(piece)).toBe('mine');
  });
});
