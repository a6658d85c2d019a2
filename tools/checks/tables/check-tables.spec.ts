import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { describeFault } from '../fault.ts';
import { checkTables } from './check-tables.ts';

describe('the check of our own tables', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'check-tables-'));
    cpSync(DATA_FOLDER, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const faults = async () => (await checkTables(folder)).map(describeFault);

  it('finds nothing where the tables are as the data says', async () => {
    expect(await faults()).toEqual([]);
  });

  it('names the tables that are not as the data says', async () => {
    appendFileSync(join(folder, 'fleets.csv'), 'LX,A388,5,,recalled,,,2026,,\n');
    const remedy = 'is not as libs/reference-data/data says: run `npm run tables`.';
    expect(await faults()).toEqual([
      `libs/reference-data/tables/fleets.bin.gz: ${remedy}`,
      `libs/reference-data/tables/checksums-core.txt: ${remedy}`,
    ]);
  });

  it('names the row that is wrong', async () => {
    appendFileSync(join(folder, 'usual-variants.csv'), 'A320,320N,recalled,,2026,\n');
    expect(await faults()).toEqual([
      expect.stringMatching(/^libs\/reference-data\/data\/usual-variants\.csv:\d+: iata_variant '320N' is not an IATA/),
    ]);
  });
});
