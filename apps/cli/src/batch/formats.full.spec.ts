import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../host.fixture.ts';
import { built } from '../built.fixture.ts';
import { LONG_LIST, stopsAfterOneBlock } from './spawned-batch.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);
const SETTINGS = ['--today', '2026-11-23', '--jobs', '1'];
const batch = (input: string, ...options: readonly string[]) => run(['batch', input, ...SETTINGS, ...options]);

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
