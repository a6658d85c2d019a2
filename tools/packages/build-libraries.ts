import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { workspaceRoot } from '../workspace-root.ts';
import { bundle, minifiedBytes } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { kilobytes, publishedName, VERSION } from './scope.ts';
import { CITY_NAMES } from './source/city-names.ts';
import { writeLicences, writePackage, type Manifest, type BuiltPackage } from './write-package.ts';

const library = (name: string) => join(workspaceRoot, `libs/${name}/src/index.ts`);
const source = (name: string) => join(import.meta.dirname, 'source', name);
const entry = (types: string, file: string) => ({ types: `./types/${types}`, default: `./${file}` });

/** Libraries that are packages, by their names in the workspace. */
const ENGINE = { '@tim/engine': publishedName('engine') };
const WORDS = { ...ENGINE, '@tim/words': `${publishedName('estimator')}/words` };
const [CORE, NETWORK] = [publishedName('data-core'), publishedName('data-network')];

/** Packages of the same version. */
const dependencies = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [publishedName(name), VERSION]));

/** A bundle has these contents in place of a source of this folder. */
const replaced = (file: string, contents: string): Plugin => ({
  name: `replaces ${file}`,
  setup: (build) => build.onLoad({ filter: new RegExp(`source/${file}$`) }, () => ({ contents })),
});

/** A library of the workspace as a package of the same name, with all that it imports. */
export async function buildLibrary(
  folder: string,
  types: string,
  name: 'engine' | 'embed',
  about: Pick<Manifest, 'description' | 'keywords'>,
): Promise<BuiltPackage> {
  const options = { entryPoints: [library(name)] };
  await bundle(join(folder, 'index.js'), options);
  writeDeclarations(types, [`libs/${name}/src/index.d.ts`], join(folder, 'types'), {});
  const exports = { '.': entry(`${name}/index.d.ts`, 'index.js'), './package.json': './package.json' };
  return writePackage(folder, name, { ...about, exports }, await minifiedBytes(options));
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
  return writePackage(folder, 'estimator', manifest, bytes, { wordsSize: kilobytes(words) });
}

export async function buildBatch(folder: string, types: string): Promise<BuiltPackage> {
  const options = {
    entryPoints: [source('batch.ts')],
    alias: WORDS,
    external: Object.values(WORDS),
    plugins: [replaced('city-names.ts', `export const CITY_NAMES = ${JSON.stringify(CITY_NAMES)};`)],
  };
  const bundled = await bundle(join(folder, 'index.js'), options);
  writeLicences(folder, bundled);
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
  return writePackage(folder, 'batch', manifest, bytes);
}
