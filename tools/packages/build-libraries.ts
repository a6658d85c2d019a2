import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { workspaceRoot } from '../workspace-root.ts';
import type { BuiltPackage } from './built-package.ts';
import { bundle, minifiedBytes } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { kilobytes, publishedName, VERSION } from './scope.ts';
import { CITY_NAMES } from './source/city-names.ts';
import { writeLicences, writePackage } from './write-package.ts';

const library = (name: string) => join(workspaceRoot, `libs/${name}/src/index.ts`);
const source = (name: string) => join(import.meta.dirname, 'source', name);
const entry = (types: string, file: string) => ({ types: `./types/${types}`, default: `./${file}` });

/** Libraries that are packages, by their names in the workspace. */
const ENGINE = { '@tim/engine': publishedName('engine') };
const WORDS = { ...ENGINE, '@tim/words': `${publishedName('estimator')}/words` };
const besides = (published: Readonly<Record<string, string>>) => ({
  alias: published,
  external: Object.values(published),
});
const [CORE, NETWORK] = [publishedName('data-core'), publishedName('data-network')];

/** Packages of the same version. */
const dependencies = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [publishedName(name), VERSION]));

/** A bundle has these contents in place of a source of this folder. */
const replaced = (file: string, contents: string): Plugin => ({
  name: `replaces ${file}`,
  setup: (build) => build.onLoad({ filter: new RegExp(`source/${file}$`) }, () => ({ contents })),
});

export async function buildEngine(folder: string, types: string): Promise<BuiltPackage> {
  await bundle(join(folder, 'index.js'), { entryPoints: [library('engine')] });
  writeDeclarations(types, ['libs/engine/src/index.d.ts'], join(folder, 'types'), {});
  const bytes = await minifiedBytes({ entryPoints: [library('engine')] });
  const manifest = {
    description: 'The Travel Impact Model’s method as pure functions: no data, no dependency.',
    keywords: ['fuel-burn', 'contrails'],
    exports: { '.': entry('engine/index.d.ts', 'index.js'), './package.json': './package.json' },
  };
  writePackage(folder, 'engine', manifest, { size: kilobytes(bytes) });
  return { name: publishedName('engine'), folder, bytes };
}

export async function buildEstimator(folder: string, types: string): Promise<BuiltPackage> {
  const loads = `export { loadCore } from '${CORE}'; export { loadNetwork } from '${NETWORK}';`;
  const options = {
    entryPoints: [source('estimator-package.ts')],
    plugins: [replaced('data-packages.ts', loads)],
    alias: ENGINE,
    external: [...Object.values(ENGINE), CORE, NETWORK],
  };
  await bundle(join(folder, 'index.js'), options);
  await bundle(join(folder, 'words.js'), { entryPoints: [library('words')] });
  const entries = ['tools/packages/source/estimator-package.d.ts', 'libs/words/src/index.d.ts'];
  writeDeclarations(types, entries, join(folder, 'types'), ENGINE);
  // What it needs of the engine is part of it.
  const bytes = await minifiedBytes({ ...options, alias: {}, external: [CORE, NETWORK] });
  const manifest = {
    description: 'Emissions of one passenger on a flight or a route, from tables in memory.',
    keywords: ['calculator', 'flights'],
    exports: {
      '.': entry('estimator-package.d.ts', 'index.js'),
      './words': entry('words/index.d.ts', 'words.js'),
      './package.json': './package.json',
    },
    dependencies: dependencies('engine', 'data-core', 'data-network'),
  };
  const words = await minifiedBytes({ entryPoints: [library('words')] });
  writePackage(folder, 'estimator', manifest, { size: kilobytes(bytes), wordsSize: kilobytes(words) });
  return { name: publishedName('estimator'), folder, bytes };
}

export async function buildBatch(folder: string, types: string): Promise<BuiltPackage> {
  const options = {
    entryPoints: [source('batch.ts')],
    ...besides(WORDS),
    plugins: [replaced('city-names.ts', `export const CITY_NAMES = ${JSON.stringify(CITY_NAMES)};`)],
  };
  const bundled = await bundle(join(folder, 'index.js'), options);
  writeLicences(folder, [bundled]);
  const named = { ...WORDS, './estimator-package.ts': publishedName('estimator') };
  writeDeclarations(types, ['tools/packages/source/batch.d.ts'], join(folder, 'types'), named);
  const bytes = await minifiedBytes(options);
  const manifest = {
    description:
      'Rows of flights in, emissions out: what is not known of a flight is answered by its route or distance.',
    keywords: ['batch', 'corporate-travel', 'scope-3'],
    exports: { '.': entry('batch.d.ts', 'index.js'), './package.json': './package.json' },
    dependencies: dependencies('engine', 'estimator'),
  };
  writePackage(folder, 'batch', manifest, { size: kilobytes(bytes) });
  return { name: publishedName('batch'), folder, bytes };
}

/** The element for pages; unlike the others it is a browser's. */
export async function buildEmbed(folder: string, types: string): Promise<BuiltPackage> {
  const entryPoints = [library('embed')];
  await bundle(join(folder, 'index.js'), { entryPoints });
  writeDeclarations(types, ['libs/embed/src/index.d.ts'], join(folder, 'types'), {});
  const bytes = await minifiedBytes({ entryPoints });
  const manifest = {
    description:
      'An element for web pages that shows the emissions of a flight or a route, with its range and its source.',
    keywords: ['custom-element', 'web-component', 'widget'],
    exports: { '.': entry('embed/index.d.ts', 'index.js'), './package.json': './package.json' },
  };
  writePackage(folder, 'embed', manifest, { size: kilobytes(bytes) });
  return { name: publishedName('embed'), folder, bytes };
}
