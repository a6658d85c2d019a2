import { brotliCompressSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { workspaceRoot } from '../workspace-root.ts';

const SHARED: BuildOptions = {
  absWorkingDir: workspaceRoot,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
};

/**
 * Write a library of the workspace, or a source from this folder, as plain JavaScript: one file, or several with `splitting`.
 *
 * @param out - absolute: the file, or the folder of several
 * @returns names of the packages of others that are in it
 */
export async function bundle(out: string, options: BuildOptions): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    ...SHARED,
    ...options,
    ...(options.splitting ? { outdir: out } : { outfile: out }),
    metafile: true,
  });
  const names = Object.keys(metafile.inputs).map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

/** What an application pays for an entry point with all it imports: minified, then brotli [bytes]. */
export async function minifiedBytes(options: BuildOptions): Promise<number> {
  const { outputFiles } = await build({ ...SHARED, ...options, minify: true, write: false });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}
