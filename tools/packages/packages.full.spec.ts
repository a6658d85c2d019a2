import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../process/run-command.ts';
import { committedEstimator } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { publishedName, tarballOf } from './scope.ts';
import { takePackages } from './take-packages.ts';
import type { BuiltPackage } from './write-package.ts';

describe('the packages', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tim-packages-'));
  const user = join(folder, 'user');
  let packages: readonly BuiltPackage[] = [];
  beforeAll(async () => {
    ({ packages } = await takePackages(folder));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (command: string, ...args: readonly string[]) => runCommand(command, args, { cwd: user });

  it('give the workspace’s own answers where carriers of many networks are put together', async () => {
    const [market, toFly] = [
      { origin: 'FDF', destination: 'HAV' },
      { origin: 'ZRH', destination: 'BOS' },
    ];
    const day = { year: 2026, month: 12, day: 21 };
    const window = { earliest: day, latest: day };
    writeFileSync(
      join(user, 'networks.js'),
      `import { loadEstimator } from '${publishedName('estimator')}';
       const estimator = await loadEstimator();
       const [market, toFly, day, window] = ${JSON.stringify([market, toFly, day, window])};
       console.log(JSON.stringify([estimator.typical(market), estimator.options({ ...toFly, departureDate: day }, { window })]));`,
    );
    const { output } = await run(process.execPath, 'networks.js');
    const estimator = committedEstimator;
    const options = estimator.options(toFly, day, window);
    const expected = [estimator.typical(market), { kind: 'estimated', options }];
    expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('write factor tables on the command line: CSV by itself, Parquet with DuckDB, which it says when it is not there', async () => {
    const command = join(user, 'node_modules/.bin/travel-impact');
    const asked = ['factors', '--carriers', 'QX', '--jobs', '1', '--out', 'tim'];
    const parquet = await run(command, ...asked);
    expect(parquet.output).toContain('npm install @duckdb/node-api');
    expect(parquet.code).toBe(2);
    const csv = await run(command, ...asked, '--format', 'csv');
    expect(csv.output).toMatch(/rows in tim/);
    expect(readFileSync(join(user, 'tim/factors/12-1.csv'), 'utf8')).toMatch(/^carrier,origin.*\nQX,/);
  });

  it('have manifests and types without a fault: publint, “Are the types wrong?” for ES modules', async () => {
    for (const { name, folder: built } of packages) {
      const { messages } = await publint({ pkgDir: built, strict: true });
      expect(messages).toEqual([]);
      const tarball = readFileSync(join(user, 'tarballs', tarballOf(name)));
      const checked = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints: [/\.bin$/] });
      const problems = checked.types === false ? [] : checked.problems;
      const known = ['node10', 'node16-cjs'];
      expect(problems.filter((one) => !('resolutionKind' in one && known.includes(one.resolutionKind)))).toEqual([]);
    }
  });
});
