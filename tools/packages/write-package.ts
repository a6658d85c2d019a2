import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@tim/engine';
import { workspaceRoot } from '../workspace-root.ts';
import { kilobytes, publishedName, REPOSITORY, repositoryFields, SCOPE, tarballOf, VERSION } from './scope.ts';

/** What a package.json says beside what all of ours say. */
export type Manifest = {
  readonly description: string;
  readonly keywords: readonly string[];
  readonly [field: string]: unknown;
};

/** A package that was built. */
export type BuiltPackage = {
  readonly name: string;
  readonly folder: string;
  /** What an application loads: code minified and compressed with brotli, tables as they are compressed; of the command line, what is installed. */
  readonly bytes: number;
};

/** Words by which every package is found; each has its own beside them. */
const KEYWORDS = ['aviation', 'carbon-footprint', 'co2', 'emissions', 'flight', 'travel-impact-model'];

/**
 * Write a package's package.json, README, licence and notices.
 *
 * @param bytes - its size, as `BuiltPackage` has it
 * @param words - for the holes of its README, beside those of all
 */
export function writePackage(
  folder: string,
  name: string,
  manifest: Manifest,
  bytes: number,
  words: Readonly<Record<string, string>> = {},
): BuiltPackage {
  const common = {
    name: publishedName(name),
    version: VERSION,
    license: 'Apache-2.0',
    ...repositoryFields(REPOSITORY),
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    publishConfig: { access: 'public' },
  };
  writeJson(join(folder, 'package.json'), {
    ...common,
    ...manifest,
    keywords: [...KEYWORDS, ...manifest.keywords].toSorted(),
  });
  for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(workspaceRoot, file), join(folder, file));
  const readme = readFileSync(join(import.meta.dirname, `readme/${name}.md`), 'utf8');
  const values: Readonly<Record<string, string>> = {
    scope: SCOPE,
    tarball: tarballOf(common.name),
    engineVersion: ENGINE_VERSION,
    size: kilobytes(bytes),
    ...words,
  };
  writeFileSync(
    join(folder, 'README.md'),
    readme.replace(/\{\{(\w+)\}\}/g, (hole, word: string) => {
      const value = values[word];
      if (value === undefined) throw new Error(`readme/${name}.md has the hole ${hole}, which nothing fills`);
      return value;
    }),
  );
  return { name: common.name, folder, bytes };
}

/** What a package has of others comes with their licences: those of these names. */
export function writeLicences(folder: string, bundled: ReadonlySet<string>): void {
  mkdirSync(join(folder, 'licences'), { recursive: true });
  for (const name of bundled) {
    const file = `${name.replaceAll(/[@/]/g, '-').replace(/^-/, '')}.txt`;
    writeFileSync(join(folder, 'licences', file), licenceOf(join(workspaceRoot, 'node_modules', name)));
  }
}

/** A package's licence: its own file, or for one that only names it, its author with the text of the licence. */
function licenceOf(folder: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (own !== undefined) return readFileSync(join(folder, own), 'utf8');
  const { name, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Licensed;
  const text = join(import.meta.dirname, `licences/${String(license).toLowerCase()}.txt`);
  if (!existsSync(text) || typeof author !== 'string') throw new Error(`${name} has no licence that could go with it`);
  return `${name}\nCopyright (c) ${author}\n\n${readFileSync(text, 'utf8')}`;
}

type Licensed = { readonly name: string; readonly license?: unknown; readonly author?: unknown };

export function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
