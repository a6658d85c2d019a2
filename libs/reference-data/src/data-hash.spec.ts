import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataHash, hashedData } from './data-hash.ts';

const text = (pack: string) => readFileSync(new URL(`../tables/checksums-${pack}.txt`, import.meta.url), 'utf8');
const sha256 = (...bytes: readonly (string | Uint8Array)[]) =>
  bytes.reduce<ReturnType<typeof createHash>>((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

describe('the hash of the data', () => {
  const [core, network] = [text('core'), text('network')];

  it('is that of both lists of checksums, one after the other', () => {
    const expected = sha256(core, network);
    expect(sha256(hashedData({ core, network }))).toBe(expected);
    expect(dataHash(expected)).toBe(expected.slice(0, 16));
  });

  it('is another with schedules of one’s own', () => {
    const own = Uint8Array.of(1, 2, 3);
    expect(sha256(hashedData({ core, network, own }))).toBe(sha256(core, network, own));
  });
});
