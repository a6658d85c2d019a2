import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@tim/engine';
import { workspaceRoot } from '../workspace-root.ts';
import { publishedName, SCOPE, VERSION } from './scope.ts';

/** What a package.json says beside what all of ours say. */
export type Manifest = {
  readonly description: string;
  readonly [field: string]: unknown;
};

/** Write a package's package.json, README, licence and notices. */
export function writePackage(
  folder: string,
  name: string,
  manifest: Manifest,
  words: Readonly<Record<string, string>>,
): void {
  const common = {
    name: publishedName(name),
    version: VERSION,
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    publishConfig: { access: 'public' },
  };
  writeJson(join(folder, 'package.json'), { ...common, ...manifest });
  for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(workspaceRoot, file), join(folder, file));
  const readme = readFileSync(join(import.meta.dirname, `readme/${name}.md`), 'utf8');
  const values: Readonly<Record<string, string>> = { scope: SCOPE, engineVersion: ENGINE_VERSION, ...words };
  writeFileSync(
    join(folder, 'README.md'),
    readme.replace(/\{\{(\w+)\}\}/g, (hole, word: string) => {
      const value = values[word];
      if (value === undefined) throw new Error(`readme/${name}.md has the hole ${hole}, which nothing fills`);
      return value;
    }),
  );
}

export function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
