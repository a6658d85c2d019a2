import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import * as vite from 'vite';
import webpack from 'webpack';

/** A program to bundle, in a folder where the packages are installed. */
export type Program = {
  /** Absolute. */
  readonly entry: string;
  /** Folder of the bundle, absolute. */
  readonly out: string;
};

/** Each writes `bundle.js` into the folder, with next to no settings, as its users do. */
export type Bundler = (program: Program) => Promise<void>;

const withEsbuild =
  (settings: esbuild.BuildOptions): Bundler =>
  async ({ entry, out }) => {
    await esbuild.build({
      absWorkingDir: join(entry, '..'),
      entryPoints: [entry],
      bundle: true,
      outfile: join(out, settings.format === 'cjs' ? 'bundle.cjs' : 'bundle.js'),
      logLevel: 'error',
      ...settings,
    });
  };

const withWebpack =
  (settings: webpack.Configuration): Bundler =>
  ({ entry, out }) =>
    new Promise((resolve, reject) => {
      const output = {
        path: out,
        filename: 'bundle.js',
        module: true,
        chunkFormat: 'module',
        library: { type: 'module' },
      } as const;
      const all = {
        mode: 'production',
        context: join(entry, '..'),
        entry,
        output,
        experiments: { outputModule: true },
      };
      webpack({ ...all, ...settings } as webpack.Configuration, (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });

const withRollup: Bundler = async ({ entry, out }) => {
  const bundle = await rollup({ input: entry, plugins: [nodeResolve()], logLevel: 'silent' });
  await bundle.write({ file: join(out, 'bundle.js'), format: 'es', inlineDynamicImports: true });
  await bundle.close();
};

const withVite: Bundler = async ({ entry, out }) => {
  await vite.build({
    root: join(entry, '..'),
    base: './',
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir: out,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'bundle.js' } },
    },
  });
};

/** For pages. */
export const pageBundlers = {
  esbuild: withEsbuild({ format: 'esm' }),
  rollup: withRollup,
  vite: withVite,
  webpack: withWebpack({ target: 'web' }),
} as const;

/** For Node: functions in a cloud, mostly. */
export const nodeBundlers = {
  'esbuild, CommonJS': withEsbuild({ format: 'cjs', platform: 'node' }),
  'esbuild, ES modules': withEsbuild({ format: 'esm', platform: 'node' }),
  rollup: withRollup,
  webpack: withWebpack({ target: 'node20' }),
} as const;

/** Whether a bundler copies the file of a pack of tables beside its bundle; for the others the test copies it. */
export const takesFilesAlong = (bundler: string) => bundler === 'vite' || bundler === 'webpack';
