import { appendFileSync, cpSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { describeFault } from '../fault.ts';
import { checkTables } from './check-tables.ts';

// The tables of the repository are checked by every `npm run check`: here they are only made wrong.
describe('the check of our own tables', () => {
  const { path } = folderForEachTest();
  beforeEach(() => cpSync(DATA_FOLDER, path(), { recursive: true }));
  const faults = async () => (await checkTables(path())).map(describeFault);

  it('names the tables that are not as the data says', async () => {
    appendFileSync(path('fleets.csv'), 'LX,A388,5,,recalled,,,2026,,\n');
    const remedy = 'is not as libs/reference-data/data says: run `npm run tables`.';
    expect(await faults()).toEqual([
      `libs/reference-data/tables/fleets.bin.gz: ${remedy}`,
      `libs/reference-data/tables/checksums-core.txt: ${remedy}`,
    ]);
  });

  it('names the row that is wrong', async () => {
    appendFileSync(path('usual-variants.csv'), 'A320,320N,recalled,,2026,\n');
    expect(await faults()).toEqual([
      expect.stringMatching(/^libs\/reference-data\/data\/usual-variants\.csv:\d+: iata_variant '320N' is not an IATA/),
    ]);
  });
});
