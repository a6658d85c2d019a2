import type { BuildLanguage } from '@tim/languages';
import { buildPart } from './build-part.ts';

/** The loaders by the kind of page that they stand in. */
export type Loaders = { readonly calculator: string; readonly trip: string; readonly content: string };

export async function buildLoaders(language: BuildLanguage): Promise<Loaders> {
  const loader = (source: string) => buildLoader(language, source);
  return {
    calculator: await loader('src/start/calculator-loader.ts'),
    trip: await loader('src/start/trip-loader.ts'),
    content: await loader('src/start/loader.ts'),
  };
}

/** A loader, which stands inside the pages as their script: one classic script without imports. */
async function buildLoader(language: BuildLanguage, source: string): Promise<string> {
  const [chunk] = await buildPart(language, {
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  });
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0) {
    throw new Error(`${source} is not one file.`);
  }
  const code = chunk.code.trim();
  if (code.includes('</script')) {
    throw new Error(`${source} would end its own element.`);
  }
  return code;
}
