import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { UsageError } from '@tim/terminal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptStreams } from './host.fixture.ts';
import { installed } from './installed.fixture.ts';
import { travelImpact } from './travel-impact.ts';

describe('tables that are not what was built', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cli-tables-'));
    cpSync(installed.tablesFolder, join(folder, 'tables'), { recursive: true });
    const file = join(folder, 'tables/fuel-burn.bin.gz');
    const bytes = gunzipSync(readFileSync(file));
    const last = bytes.length - 1;
    bytes[last] = (bytes[last] ?? 0) ^ 1;
    writeFileSync(file, gzipSync(bytes));
    writeFileSync(join(folder, 'list.csv'), 'origin,destination\nZRH,BOS\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['flight', ['ZRH', 'BOS', 'LX', '52', '2026-12-01']],
    ['route', ['ZRH', 'BOS']],
    ['batch', ['list.csv', '--out', 'answers.csv']],
    ['factors', ['--out', 'factors', '--format', 'csv']],
  ] as const)('end %s with their name and what to do, and nothing is written', async (command, args) => {
    const paths = args.map((arg) => (/list|answers|factors/.test(arg) ? join(folder, arg) : arg));
    const asked = travelImpact([command, ...paths, '--tables', join(folder, 'tables')], installed, keptStreams().host);
    await expect(asked).rejects.toThrow(UsageError);
    await expect(asked).rejects.toThrow(
      'fuel-burn is damaged, its bytes are not those that were built. Install or build them again.',
    );
    expect(() => readFileSync(join(folder, 'answers.csv.part'))).toThrow('ENOENT');
  });
});
