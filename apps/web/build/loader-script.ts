import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The loader as one classic script without imports, to stand inside each page. */
export async function buildLoader(projectRoot: string, mode: string): Promise<string> {
  const output = await build({
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: join(projectRoot, 'src/loader.ts'), output: { format: 'iife' } },
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
