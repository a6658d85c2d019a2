import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { batch, run, SETTINGS } from '../host.fixture.ts';
import { built } from '../built.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { LONG_LIST, stopsAfterOneBlock } from './spawned-batch.fixture.ts';

const file = temporaryFolder();

describe('travel-impact batch', () => {
  it('writes the same gzip, byte by byte, where it was stopped and went on', async () => {
    const [input, out] = [file('long.csv'), file('stopped.csv.gz')];
    writeFileSync(input, LONG_LIST);
    const args = ['batch', input, ...SETTINGS, '--out', out];
    await expect(run(args, '', { ...built, workerFile: stopsAfterOneBlock })).rejects.toThrow('before the list did');
    expect((await batch(input, '--out', out)).errors).toContain('Continues after');
    expect((await batch(input, '--out', file('b.csv.gz'))).code).toBe(0);
    expect(readFileSync(out).equals(readFileSync(file('b.csv.gz')))).toBe(true);
  });
});
