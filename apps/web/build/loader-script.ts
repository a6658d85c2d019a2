import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** What stands inside the pages as their script. */
export type Loaders = {
  /** Where there is a form. */
  readonly application: string;
  readonly content: string;
};

export async function buildLoaders(projectRoot: string, mode: string): Promise<Loaders> {
  return {
    application: await buildLoader(projectRoot, mode, 'src/loader.ts'),
    content: await buildLoader(projectRoot, mode, 'src/content-loader.ts'),
  };
}

/** A loader as one classic script without imports. */
async function buildLoader(projectRoot: string, mode: string, source: string): Promise<string> {
  const output = await build({
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: join(projectRoot, source), output: { format: 'iife' } },
    },
  });
  const [chunk] = ([output].flat() as Rolldown.RolldownOutput[]).flatMap((one) => one.output);
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0) {
    throw new Error('The loader is not one file.');
  }
  const code = chunk.code.trim();
  if (code.includes('</script')) {
    throw new Error('The loader would end its own element.');
  }
  return code;
}
