import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForAllTests } from '@tim/pipeline/temporary-folder.fixture';
import { TaskFailure } from '@tim/terminal';
import { writeRelease } from './write-release.ts';

const parent = folderForAllTests();

const release = (out: string, writeFactors: (folder: string) => void) =>
  writeRelease({
    out,
    date: '2026-11-23',
    carriers: [],
    origins: [],
    dates: [],
    writeFactors: async (folder) => writeFactors(folder),
    copies: {},
  });

describe('a release that is not written whole', () => {
  it('leaves nothing of itself, and everything of others', async () => {
    const out = join(parent, 'failed');
    const failing = release(out, (folder) => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'numbers.parquet'), 'PAR1');
      writeFileSync(join(out, 'mine.txt'), 'mine');
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write', path: 'numbers.parquet' });
    });
    await expect(failing).rejects.toThrow(
      new TaskFailure('There is no space left for numbers.parquet: free some, or choose another place.'),
    );
    expect(readdirSync(out)).toEqual(['mine.txt']);
  });

  it('leaves alone what another run is writing', async () => {
    const out = join(parent, 'other');
    mkdirSync(join(out, '.part'), { recursive: true });
    writeFileSync(join(out, '.lock'), JSON.stringify({ processId: process.ppid, host: hostname() }));
    let begun = 0;
    await expect(release(out, () => (begun += 1))).rejects.toThrow(/is being written by another run/);
    expect([begun, readdirSync(out)]).toEqual([0, ['.lock', '.part']]);
  });
});
