import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataHash, dataSha256 } from './data-hash.ts';

const text = (pack: string) =>
  readFileSync(new URL(`../../reference-data/tables/checksums-${pack}.txt`, import.meta.url), 'utf8');

describe('the hash of the data', () => {
  it('is that of both lists of checksums, one after the other', async () => {
    const [core, network] = [text('core'), text('network')];
    const expected = createHash('sha256').update(core).update(network).digest('hex');
    const found = await dataSha256({ core, network }, (bytes) => crypto.subtle.digest('SHA-256', bytes));
    expect(found).toBe(expected);
    expect(dataHash(found)).toBe(expected.slice(0, 16));
  });
});
