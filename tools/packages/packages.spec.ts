import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORE_TABLES } from '@tim/reference-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../process/run-command.ts';
import { committedEstimator } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import { workspaceRoot } from '../workspace-root.ts';
import { changedReports } from './api-report.ts';
import { exampleOf } from './install-packages.ts';
import { publishedName } from './scope.ts';
import { takePackages } from './take-packages.ts';
import type { BuiltPackage } from './write-package.ts';

/** What an application may pay for the estimator, without tables [bytes]. */
const ESTIMATOR_BYTES = 40_000;

/** Emissions of the flight that every example asks for, by the workspace's own estimator [g CO2e]. */
function economyGrams(aircraftCode?: string): number {
  const departureDate = { year: 2026, month: 12, day: 21 };
  const flight = { origin: 'ZRH', destination: 'BOS', carrierCode: 'LX', flightNumber: 52, departureDate };
  const query = { ...flight, ...(aircraftCode !== undefined && { aircraftCode }) };
  const result = committedEstimator.flight(query, {
    window: { earliest: departureDate, latest: departureDate },
  });
  return result.kind === 'unavailable' ? Number.NaN : (result.wellToWakeGramsPerPassenger.economy ?? Number.NaN);
}

describe('the packages', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tim-packages-'));
  const user = join(folder, 'user');
  let packages: readonly BuiltPackage[] = [];
  beforeAll(async () => {
    ({ packages } = await takePackages(folder));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const find = (name: string) => packages.find((one) => one.name === publishedName(name)) as BuiltPackage;
  const run = (command: string, ...args: readonly string[]) => runCommand(command, args, { cwd: user });

  it.each([
    ['engine', () => 572_816],
    ['estimator', economyGrams],
    ['data-core', () => economyGrams('A333')],
    ['data-network', economyGrams],
    ['batch', economyGrams],
  ])('run the example of %s, with the figures of the workspace', async (name, expected) => {
    writeFileSync(join(user, 'example.js'), exampleOf(find(name)));
    const { code, output } = await run(process.execPath, 'example.js');
    expect(output).toContain(String(expected()));
    expect(code).toBe(0);
  });

  it('have an element that a page can bundle, which does nothing before it is asked to', async () => {
    writeFileSync(
      join(user, 'embed.js'),
      `import * as embed from '${publishedName('embed')}'; console.log(Object.keys(embed).join());`,
    );
    const { output } = await run(process.execPath, 'embed.js');
    expect(output.trim()).toBe('ATTRIBUTES,ELEMENT,defineTravelImpactFigure');
    expect(find('embed').bytes).toBeLessThan(10_000);
  });

  it('take a pack by its bytes, path or address', async () => {
    const program = `import { readFile } from 'node:fs/promises';
      import { createRequire } from 'node:module';
      import { pathToFileURL } from 'node:url';
      import { loadCore } from '${publishedName('data-core')}';
      const file = createRequire(import.meta.url).resolve('${publishedName('data-core')}/core-tables.bin');
      const bytes = await readFile(file);
      const url = pathToFileURL(file);
      const elsewhere = 'data:;base64,' + bytes.toString('base64');
      for (const place of [bytes, bytes.buffer.slice(bytes.byteOffset), file, url, url.href, elsewhere, new URL(elsewhere)]) {
        const { dataSha256, ...tables } = await loadCore(place);
        console.log([Object.keys(tables).length, dataSha256.length].join(' '));
      }`;
    writeFileSync(join(user, 'place.js'), program);
    const { output } = await run(process.execPath, 'place.js');
    expect(output).toBe(`${CORE_TABLES.length} 64\n`.repeat(7));
  });

  it('have with the command the SQL of the join, and no link that leads nowhere', () => {
    const guide = readFileSync(join(find('cli').folder, 'factors.md'), 'utf8');
    const page = readFileSync(join(workspaceRoot, 'docs/scale.md'), 'utf8');
    const statements = [...page.matchAll(/```sql\n[^]*?```/g)].map(([sql]) => sql);
    expect(statements.length).toBeGreaterThan(3);
    for (const sql of statements) expect(guide).toContain(sql);
    expect(guide).not.toMatch(/\]\((?!https?:)/);
  });

  it('are as large as docs/packages.md says', () => {
    const page = readFileSync(join(workspaceRoot, 'docs/packages.md'), 'utf8');
    for (const { name, bytes } of packages) {
      const [, size = '', unit = ''] =
        new RegExp(`\\| \`${name}\`[^|]*\\|[^|]*\\| +([\\d. ]+) (KB|MB)`).exec(page) ?? [];
      const said = Number(size.replaceAll(' ', '')) * (unit === 'MB' ? 1e6 : 1000);
      expect(Math.abs(said / bytes - 1), `${name}: ${size} ${unit} for ${bytes} bytes`).toBeLessThan(0.03);
    }
  });

  it('are shown in docs/packages.md with the same example', () => {
    const page = readFileSync(join(workspaceRoot, 'docs/packages.md'), 'utf8');
    expect(page).toContain(exampleOf(find('estimator')));
    expect(page).toContain(exampleOf(find('batch')));
    expect(page).toContain(exampleOf(find('cli')));
  });

  it('run the command line’s example', async () => {
    const [command = '', ...args] = exampleOf(find('cli')).trim().split('\n').at(-1)?.split(' ') ?? [];
    const { code, output } = await run(join(user, 'node_modules/.bin', command), ...args);
    expect(output).toMatch(/^LX 52 \(.+\), Zurich/);
    expect(output).toContain(`Economy                       ${(economyGrams() / 1000).toFixed(1)} `);
    expect(code).toBe(0);
  });

  it('answer a list on the command line, with workers, and carry the licences of what is bundled', async () => {
    const [command = ''] = exampleOf(find('cli')).trim().split('\n').at(-1)?.split(' ') ?? [];
    writeFileSync(join(user, 'list.csv'), 'from,to,flight,date\nZRH,München,,2025\nZRH,BOS,LX 52,2026-06-01\n');
    const { code, output } = await run(join(user, 'node_modules/.bin', command), 'batch', 'list.csv');
    expect(output).toMatch(/^ZRH,München,,2025,figure,.*\nZRH,BOS,LX 52,2026-06-01,figure,/m);
    expect(output).toContain('2 of 2 rows have a figure');
    expect(code).toBe(0);
    const licences = join(user, 'node_modules', publishedName('cli'), 'licences');
    expect(readdirSync(licences).toSorted()).toEqual([
      'csv-parse.txt',
      'fflate.txt',
      'get-east-asian-width.txt',
      'leeoniya-ufuzzy.txt',
      'optique-core.txt',
      'saxes.txt',
      'xmlchars.txt',
    ]);
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ])('have types that hold in strict code of others (module %s)', async (module, moduleResolution) => {
    const examples = ['engine', 'estimator', 'batch', 'data-core', 'data-network'].map((name) => [
      `${name}.ts`,
      exampleOf(find(name)),
    ]);
    const words = `import { en, type Words } from '${publishedName('estimator')}/words';\nexport const words: Words = en;\n`;
    for (const [file = '', text = ''] of [...examples, ['words.ts', words]]) writeFileSync(join(user, file), text);
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom', '--types', ''];
    const files = globSync('*.ts', { cwd: user });
    const { output } = await run(
      'tsc',
      ...options,
      '--module',
      module,
      '--moduleResolution',
      moduleResolution,
      ...files,
    );
    expect(output).toBe('');
  });

  it('offer what their reports in tools/packages/api say; `npm run packages` writes new ones', () => {
    expect(changedReports(packages, user, false)).toEqual([]);
  });

  it('name no project of the workspace, no machine and no registry', () => {
    const own = [
      '@tim/',
      workspaceRoot,
      // With a hyphen, which no table in base64 has.
      join(tmpdir(), 'tim-'),
      '//registry.',
      'registry.npm',
      'file:/',
      'file:.',
      'localhost',
      '127.0.0.1',
    ];
    const files = globSync('**/*', { cwd: join(folder, 'built'), withFileTypes: true });
    const texts = files.filter((file) => file.isFile() && !/\.(bin|gz)$/.test(file.name));
    const faults = texts.flatMap((file) => {
      // Of another program's commands: where its user keeps the tables.
      const text = readFileSync(join(file.parentPath, file.name), 'utf8').replaceAll('PUT file://tim/', '');
      return own.filter((word) => text.includes(word)).map((word) => `${file.name}: ${word}`);
    });
    expect(texts.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it.each([
    // Nobody has imported labels.
    ['core', ['easa-labels']],
    ['network', []],
  ])('say of each table of the %s pack where it is from, under its checksum', (pack, withoutSource) => {
    const checksums = readFileSync(join(TABLES_FOLDER, `checksums-${pack}.txt`), 'utf8');
    const text = readFileSync(join(find(`data-${pack}`).folder, 'provenance.json'), 'utf8');
    const { tables } = JSON.parse(text) as { tables: { table: string; sha256: string; sources: object[] }[] };
    expect(tables.map((table) => `${table.sha256}  ${table.table}.bin`)).toEqual(
      checksums.split('\n').filter((line) => line.endsWith('.bin')),
    );
    expect(tables.filter(({ sources }) => sources.length === 0).map(({ table }) => table)).toEqual(withoutSource);
  });

  it(`weigh little: the estimator at most ${ESTIMATOR_BYTES / 1000} KB without tables`, () => {
    expect(find('estimator').bytes).toBeLessThanOrEqual(ESTIMATOR_BYTES);
  });
});
