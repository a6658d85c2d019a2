import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayText, utcDate } from '@tim/notation';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { installPackages } from '../../packages/install-packages.ts';
import { builtPackages } from '../../packages/take-packages.ts';
import { runCommand } from '../../process/run-command.ts';
import type { BenchOptions } from '../bench-options.ts';
import { measuresSection, type Section } from '../report.ts';
import { listMeasures } from './bench-lists.ts';

/** The packages as a user has them: from their installation to the first figure, and the command line's work on long lists. */
export async function* bench({ rows }: BenchOptions): AsyncGenerator<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'tim-bench-'));
  const run = async (...args: readonly string[]) => {
    const start = performance.now();
    const { code, output } = await runCommand('npx', ['--no-install', 'travel-impact', ...args], { cwd: folder });
    if (code !== 0) throw new Error(output);
    return (performance.now() - start) / 1000;
  };
  try {
    const packages = await builtPackages();
    const start = performance.now();
    await installPackages(folder, packages);
    const first = await run('flight', 'ZRH', 'BOS', 'LX', '52', dayText(utcDate(Date.now(), 1)));
    const sinceInstalling = (performance.now() - start) / 1000;
    const factors = await run('factors', '--carriers', 'LX,KL', '--format', 'csv', '--out', 'factors');
    yield measuresSection('The command line', [
      { what: 'packages installed, to the first figure', value: sinceInstalling, unit: 's', most: 30 },
      { what: 'travel-impact flight, the start included', value: first, unit: 's' },
      { what: 'travel-impact factors, LX and KL, as CSV', value: factors, unit: 's' },
    ]);
    yield measuresSection(`Lists of ${rows} rows`, await listMeasures(folder, loadTables(), rows));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
