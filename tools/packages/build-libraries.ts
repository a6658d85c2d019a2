import { join } from 'node:path';
import type { PluginBuild } from 'esbuild';
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
const ESTIMATOR = {
  ...ENGINE,
  '@tim/estimator': publishedName('estimator'),
  '@tim/words': `${publishedName('estimator')}/words`,
};
const besides = (published: Readonly<Record<string, string>>) => ({
  alias: published,
  external: Object.values(published),
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
  await bundle(join(folder, 'index.js'), { entryPoints: [source('estimator.ts')], ...besides(ENGINE) });
  await bundle(join(folder, 'words.js'), { entryPoints: [library('words')] });
  const entries = ['tools/packages/source/estimator.d.ts', 'libs/words/src/index.d.ts'];
  writeDeclarations(types, entries, join(folder, 'types'), ENGINE);
  const bytes = await minifiedBytes({ entryPoints: [source('estimator.ts')] });
  const manifest = {
    description: 'Emissions of one passenger on a flight or a route, from tables in memory: no file, no network.',
    keywords: ['calculator', 'flights'],
    exports: {
      '.': entry('estimator.d.ts', 'index.js'),
      './words': entry('words/index.d.ts', 'words.js'),
      './package.json': './package.json',
    },
    dependencies: { [ENGINE['@tim/engine']]: VERSION },
  };
  const words = await minifiedBytes({ entryPoints: [library('words')] });
  writePackage(folder, 'estimator', manifest, { size: kilobytes(bytes), wordsSize: kilobytes(words) });
  return { name: publishedName('estimator'), folder, bytes };
}

export async function buildBatch(folder: string, types: string): Promise<BuiltPackage> {
  const options = {
    entryPoints: [source('batch.ts')],
    ...besides(ESTIMATOR),
    plugins: [
      {
        name: 'city names as JSON',
        setup: (build: PluginBuild) =>
          build.onLoad({ filter: /source\/city-names\.ts$/ }, () => ({
            contents: `export const CITY_NAMES = ${JSON.stringify(CITY_NAMES)};`,
          })),
      },
    ],
  };
  const bundled = await bundle(join(folder, 'index.js'), options);
  writeLicences(folder, [bundled]);
  // The batch's types name those of the tables, which the estimator's package has too.
  const named = { ...ESTIMATOR, '@tim/reference-data': publishedName('estimator') };
  writeDeclarations(types, ['tools/packages/source/batch.d.ts'], join(folder, 'types'), named);
  const bytes = await minifiedBytes(options);
  const manifest = {
    description:
      'Rows of flights in, emissions out: what is not known of a flight is answered by its route or distance.',
    keywords: ['batch', 'corporate-travel', 'scope-3'],
    exports: { '.': entry('batch.d.ts', 'index.js'), './package.json': './package.json' },
    dependencies: { [ENGINE['@tim/engine']]: VERSION, [ESTIMATOR['@tim/estimator']]: VERSION },
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
