import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { prerender } from './prerender.ts';
import { parseEnv } from './src/config/env.ts';

const projectRoot = import.meta.dirname;
const workspaceDist = join(projectRoot, '../../dist');

/**
 * What is built: the site to deploy, and the one that calls the functions on this machine. They stand in folders of
 * their own, so that the second is never deployed by mistake.
 */
const TARGETS = [
  { mode: 'production', folder: 'web' },
  { mode: 'emulator', folder: 'web-emulator' },
] as const;

for (const { mode } of TARGETS) {
  // A setting that the site would refuse at its start stops the build.
  parseEnv({ ...loadEnv(mode, projectRoot), MODE: mode, PROD: true });
}
for (const { mode, folder } of TARGETS) {
  const outDir = join(workspaceDist, folder);
  const serverDir = join(workspaceDist, '.prerender', folder);
  await build({ root: projectRoot, mode, logLevel: 'warn', build: { outDir } });
  await build({
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: { outDir: serverDir, ssr: 'src/entry-prerender.tsx', copyPublicDir: false },
    // One file without imports: the renderer and the components then share one React and one Emotion.
    ssr: { noExternal: true },
  });
  const pages = await prerender(outDir, join(serverDir, 'entry-prerender.js'));
  await rm(serverDir, { recursive: true });
  process.stdout.write(`${folder}: ${pages.join(' ')}\n`);
}
