import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '@tim/reference-data';
import { installPackages } from '../packages/install-packages.ts';
import { builtPackages } from '../packages/take-packages.ts';
import { runCommand } from '../process/run-command.ts';
import { benchLists } from './lists/bench-lists.ts';
import { print } from './print.ts';

/** The packages as a user has them: from their installation to the first figure, and the command line's work on long lists. */
export async function benchCommandLine(tables: Tables): Promise<void> {
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
    const first = await run('flight', 'ZRH', 'BOS', 'LX', '52', tomorrow());
    print('packages installed to the first figure (30 s)', `${((performance.now() - start) / 1000).toFixed(1)} s`);
    print('travel-impact flight, the start included', `${first.toFixed(1)} s`);

    await benchLists(folder, tables);
    print(
      'travel-impact factors, LX and KL, as CSV',
      `${(await run('factors', '--carriers', 'LX,KL', '--format', 'csv', '--out', 'factors')).toFixed(1)} s`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
