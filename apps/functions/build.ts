import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { deployedLock, type Lock } from './build/deployed-lock.ts';
import { pictureFonts } from './build/picture-fonts.ts';
import { PARAMETERS } from './src/config/parameters.ts';

const here = new URL('./', import.meta.url);
const out = new URL('../../dist/functions/', here);
const path = (url: URL) => fileURLToPath(url);

/**
 * Packages the deployed code installs for itself; everything else is in the bundle. The platform starts the functions
 * with the framework named here, and only adds one of its own choice where none is named.
 */
const INSTALLED = [
  '@google-cloud/firestore',
  '@google-cloud/functions-framework',
  '@google-cloud/storage',
  '@googleapis/travelimpactmodel',
  '@modelcontextprotocol/server',
  '@resvg/resvg-wasm',
  'firebase-admin',
  'firebase-functions',
] as const;

const readJson = (name: string) => JSON.parse(readFileSync(new URL(name, here), 'utf8')) as unknown;
const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
const manifest = {
  name: 'travel-impact-model-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '24' },
  dependencies: Object.fromEntries(INSTALLED.map((name) => [name, dependencies[name] ?? ''])),
};

// What is started: the functions, and the thread that draws pictures for them.
// These files are overwritten in place: the emulator reloads when a file changes, not when it is removed and written again.
const ENTRY_POINTS = { index: 'src/index.ts', 'draw-png-worker': 'src/services/draw-png-worker.ts' } as const;
const WRITTEN_IN_PLACE: readonly string[] = [
  ...Object.keys(ENTRY_POINTS).flatMap((name) => [`${name}.js`, `${name}.js.map`]),
  'package.json',
  'package-lock.json',
  '.env',
];
mkdirSync(path(out), { recursive: true });
for (const name of readdirSync(path(out)).filter((file) => !WRITTEN_IN_PLACE.includes(file))) {
  rmSync(path(new URL(name, out)), { recursive: true, force: true });
}
const bundled = build({
  entryPoints: Object.fromEntries(
    Object.entries(ENTRY_POINTS).map(([name, source]) => [name, path(new URL(source, here))]),
  ),
  outdir: path(out),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  external: INSTALLED.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
const [lock] = await Promise.all([deployedLock(manifest, readJson('../../package-lock.json') as Lock), bundled]);
for (const folder of ['tables/', 'samples/']) {
  cpSync(path(new URL(folder, new URL('../../libs/reference-data/', here))), path(new URL(folder, out)), {
    recursive: true,
  });
}
mkdirSync(path(new URL('fonts/', out)));
for (const { name, bytes } of await pictureFonts()) writeFileSync(new URL(`fonts/${name}`, out), bytes);
for (const file of ['city-names.csv', 'carrier-names.csv']) {
  cpSync(path(new URL(`../../libs/reference-data/data/${file}`, here)), path(new URL(file, out)));
}
writeFileSync(new URL('package.json', out), `${JSON.stringify(manifest, undefined, 2)}\n`);
writeFileSync(new URL('package-lock.json', out), lock);
// Every parameter has a value, so that no tool stops to ask for one; an operator's own file for a project comes after.
const defaults = Object.entries(PARAMETERS).map(([name, { default: value }]) => `${name}=${value}\n`);
writeFileSync(new URL('.env', out), defaults.join(''));
for (const name of readdirSync(path(here)).filter((file) => /^\.env\.(?!local$)[\w-]+$/.test(file))) {
  cpSync(path(new URL(name, here)), path(new URL(name, out)));
}
