import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_TABLES, NETWORK_TABLES, TABLE_NAMES, type TableName } from '@tim/reference-data';
import { DATA_FOLDER } from '../reference-data/data/data-folder.ts';
import { TABLES_FOLDER } from '../reference-data/table-files.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { bundle, minifiedBytes } from './bundle.ts';
import { emitDeclarations, writeDeclarations } from './declarations.ts';
import { licenceTable, packTables, provenanceOf } from './pack-tables.ts';
import { publishedName, VERSION } from './scope.ts';
import { writeJson, writePackage } from './write-package.ts';

/** A package that was built. */
export type BuiltPackage = {
  readonly name: string;
  readonly folder: string;
  /** What an application loads: code minified and compressed with brotli, tables as they are compressed; of the command line, what is installed. */
  readonly bytes: number;
};

const library = (name: string) => join(workspaceRoot, `libs/${name}/src/index.ts`);
const source = (name: string) => join(import.meta.dirname, 'source', name);
/** What writes Parquet. The command asks for it when it needs it. */
const DUCKDB = '@duckdb/node-api';
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;
const entry = (types: string, file: string) => ({ types: `./types/${types}`, default: `./${file}` });

/**
 * Build every package that can be published, each in a folder of its name.
 *
 * @param out - what was there before is removed
 */
export async function buildPackages(out: string): Promise<BuiltPackage[]> {
  rmSync(out, { recursive: true, force: true });
  const types = join(out, '.types');
  await emitDeclarations(types);
  const packages = [
    await buildEngine(join(out, 'engine'), types),
    await buildEstimator(join(out, 'estimator'), types),
    await buildData(join(out, 'data-core'), 'core', CORE_TABLES),
    await buildData(join(out, 'data-network'), 'network', NETWORK_TABLES),
    await buildCommandLine(join(out, 'cli')),
  ];
  rmSync(types, { recursive: true });
  return packages;
}

async function buildEngine(folder: string, types: string): Promise<BuiltPackage> {
  await bundle(join(folder, 'index.js'), { entryPoints: [library('engine')] });
  writeDeclarations(types, ['libs/engine/**/*.d.ts'], join(folder, 'types'));
  const bytes = await minifiedBytes(library('engine'));
  const manifest = {
    description: 'The Travel Impact Model’s method as pure functions: no data, no dependency.',
    exports: { '.': entry('engine/index.d.ts', 'index.js'), './package.json': './package.json' },
  };
  writePackage(folder, 'engine', manifest, { size: kilobytes(bytes) });
  return { name: publishedName('engine'), folder, bytes };
}

async function buildEstimator(folder: string, types: string): Promise<BuiltPackage> {
  const engine = publishedName('engine');
  await bundle(join(folder, 'index.js'), {
    entryPoints: [source('estimator.ts')],
    alias: { '@tim/engine': engine },
    external: [engine],
  });
  await bundle(join(folder, 'words.js'), { entryPoints: [library('words')] });
  const sources = ['estimator', 'notation', 'reference-data', 'words'].map((name) => `libs/${name}/**/*.d.ts`);
  writeDeclarations(types, ['tools/packages/source/*.d.ts', ...sources], join(folder, 'types'));
  const bytes = await minifiedBytes(source('estimator.ts'));
  const manifest = {
    description:
      'Emissions of one passenger on a flight or a route, from tables in memory: no file, no network, no clock.',
    exports: {
      '.': entry('estimator.d.ts', 'index.js'),
      './words': entry('words/index.d.ts', 'words.js'),
      './package.json': './package.json',
    },
    dependencies: { [engine]: VERSION },
  };
  const sizes = { size: kilobytes(bytes), wordsSize: kilobytes(await minifiedBytes(library('words'))) };
  writePackage(folder, 'estimator', manifest, sizes);
  return { name: publishedName('estimator'), folder, bytes };
}

async function buildData(
  folder: string,
  pack: 'core' | 'network',
  tables: readonly TableName[],
): Promise<BuiltPackage> {
  const name = `data-${pack}`;
  const load = pack === 'core' ? 'loadCore' : 'loadNetwork';
  const loader = async (file: string, from: string) => {
    const contents = `export { load as ${load} } from './${from}';`;
    const stdin = { contents, resolveDir: source('.') };
    await bundle(join(folder, file), { stdin, external: ['node:*'] });
  };
  await loader('node.js', 'load-in-node.ts');
  await loader('index.js', 'load-by-fetch.ts');
  const file = packTables(tables);
  const provenance = provenanceOf(tables);
  const names = tables.map((table) => `'${table}'`).join(' | ');
  writeFileSync(join(folder, 'tables.bin'), file);
  writeFileSync(
    join(folder, 'index.d.ts'),
    `/** The ${pack} pack's tables by name, decompressed: what \`readTables\` of the estimator reads. */\n` +
      `export declare function ${load}(): Promise<Readonly<Record<${names}, Uint8Array>>>;\n`,
  );
  writeJson(join(folder, 'provenance.json'), { tables: provenance });
  const manifest = {
    description: `Tables for estimates of flight emissions, ${pack} pack, with their sources and licences.`,
    license: 'SEE LICENSE IN NOTICE',
    exports: {
      '.': { types: './index.d.ts', node: './node.js', default: './index.js' },
      './tables.bin': './tables.bin',
      './provenance.json': './provenance.json',
      './package.json': './package.json',
    },
  };
  writePackage(folder, name, manifest, { size: kilobytes(file.length), licences: licenceTable(provenance) });
  return { name: publishedName(name), folder, bytes: file.length };
}

async function buildCommandLine(folder: string): Promise<BuiltPackage> {
  const file = 'travel-impact.js';
  const sources = join(workspaceRoot, 'apps/cli/src');
  const node = { platform: 'node', target: 'node20' } as const;
  const ofCommand = await bundle(join(folder, file), {
    ...node,
    entryPoints: [join(sources, 'bin.ts')],
    external: [DUCKDB],
    banner: { js: '#!/usr/bin/env node' },
  });
  const workers = ['batch', 'factors'];
  const ofWorkers = await Promise.all(
    workers.map((worker) =>
      bundle(join(folder, `${worker}-worker.js`), {
        ...node,
        entryPoints: [join(sources, `${worker}/${worker}-worker.ts`)],
      }),
    ),
  );
  // What the command has of others comes with their licences.
  for (const name of new Set([ofCommand, ...ofWorkers].flatMap((names) => [...names]))) {
    const licence = join(folder, 'licences', `${name.replaceAll(/[@/]/g, '-').replace(/^-/, '')}.txt`);
    cpSync(join(workspaceRoot, 'node_modules', name, 'LICENSE'), licence);
  }
  cpSync(join(DATA_FOLDER, 'city-names.csv'), join(folder, 'city-names.csv'));
  cpSync(TABLES_FOLDER, join(folder, 'tables'), { recursive: true });
  const provenance = provenanceOf(TABLE_NAMES);
  writeJson(join(folder, 'provenance.json'), { tables: provenance });
  const manifest = {
    description: 'Emissions of one passenger on a flight or a route, on the command line: no network, no account.',
    license: 'SEE LICENSE IN NOTICE',
    bin: { 'travel-impact': `./${file}` },
    peerDependencies: { [DUCKDB]: '^1.5.0' },
    peerDependenciesMeta: { [DUCKDB]: { optional: true } },
  };
  const files = [
    file,
    ...workers.map((worker) => `${worker}-worker.js`),
    'city-names.csv',
    ...readdirSync(join(folder, 'tables')).map((table) => `tables/${table}`),
  ];
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  writePackage(folder, 'cli', manifest, { size: kilobytes(bytes), licences: licenceTable(provenance) });
  return { name: publishedName('cli'), folder, bytes };
}
