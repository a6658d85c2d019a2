import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The loaders by the kind of page that they stand in. */
export type Loaders = { readonly calculator: string; readonly trip: string; readonly content: string };

export async function buildLoaders(projectRoot: string, mode: string): Promise<Loaders> {
  return {
    calculator: await buildLoader(projectRoot, mode, 'src/start/calculator-loader.ts'),
    trip: await buildLoader(projectRoot, mode, 'src/start/trip-loader.ts'),
    content: await buildLoader(projectRoot, mode, 'src/start/loader.ts'),
  };
}

/** A loader, which stands inside the pages as their script: one classic script without imports. */
async function buildLoader(projectRoot: string, mode: string, source: string): Promise<string> {
  const output = await build({
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: join(projectRoot, source), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [chunk] = ([output].flat() as Rolldown.RolldownOutput[]).flatMap((one) => one.output);
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0) {
    throw new Error(`${source} is not one file.`);
  }
  const code = chunk.code.trim();
  if (code.includes('</script')) {
    throw new Error(`${source} would end its own element.`);
  }
  return code;
}
