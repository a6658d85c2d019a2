import { join } from 'node:path';
import type { BuildLanguage } from '@tim/languages';
import { build, type Rolldown } from 'vite';
import { inLanguage } from './language.ts';

/** The loaders by the kind of page that they stand in. */
export type Loaders = { readonly calculator: string; readonly trip: string; readonly content: string };

export async function buildLoaders(projectRoot: string, mode: string, language: BuildLanguage): Promise<Loaders> {
  const loader = (source: string) => buildLoader(projectRoot, mode, language, source);
  return {
    calculator: await loader('src/start/calculator-loader.ts'),
    trip: await loader('src/start/trip-loader.ts'),
    content: await loader('src/start/loader.ts'),
  };
}

/** A loader, which stands inside the pages as their script: one classic script without imports. */
async function buildLoader(
  projectRoot: string,
  mode: string,
  language: BuildLanguage,
  source: string,
): Promise<string> {
  const output = await build({
    ...inLanguage(language),
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
