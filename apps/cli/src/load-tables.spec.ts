import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { UsageError } from '@tim/terminal';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptStreams } from './host.fixture.ts';
import { installed } from './installed.fixture.ts';
import { temporaryFolder } from './temporary-folder.fixture.ts';
import { travelImpact } from './travel-impact.ts';

describe('tables that are not what was built', () => {
  const file = temporaryFolder();
  beforeAll(() => {
    cpSync(installed.tablesFolder, file('tables'), { recursive: true });
    const fuelBurn = file('tables/fuel-burn.bin.gz');
    const bytes = gunzipSync(readFileSync(fuelBurn));
    const last = bytes.length - 1;
    bytes[last] = (bytes[last] ?? 0) ^ 1;
    writeFileSync(fuelBurn, gzipSync(bytes));
    writeFileSync(file('list.csv'), 'origin,destination\nZRH,BOS\n');
  });

  it.each([
    ['flight', ['ZRH', 'BOS', 'LX', '52', '2026-12-01']],
    ['route', ['ZRH', 'BOS']],
    ['batch', ['list.csv', '--out', 'answers.csv']],
    ['factors', ['--out', 'factors', '--format', 'csv']],
  ] as const)('end %s with their name and what to do, and nothing is written', async (command, args) => {
    const paths = args.map((arg) => (/list|answers|factors/.test(arg) ? file(arg) : arg));
    const asked = travelImpact([command, ...paths, '--tables', file('tables')], installed, keptStreams().host);
    await expect(asked).rejects.toThrow(UsageError);
    await expect(asked).rejects.toThrow(
      'fuel-burn is damaged, its bytes are not those that were built. Install or build them again.',
    );
    expect(() => readFileSync(file('answers.csv.part'))).toThrow('ENOENT');
  });
});
