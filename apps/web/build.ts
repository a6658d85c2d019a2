import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, loadEnv } from 'vite';
import { embedFiles } from './build/embed-files.ts';
import { buildLoaders } from './build/loader-script.ts';
import { fontFaces, fontPreload, openSansFiles } from './build/open-sans.ts';
import { pageScript, type Manifest } from './build/page-scripts.ts';
import { drawPictures } from './build/pictures.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { siteFiles } from './build/site-files.ts';
import { prerender } from './prerender.ts';
import { parseEnv, parseProvider, parseReportAddress, parseRepositoryAddress, parseSiteUrl } from './src/config/env.ts';

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

const settingsOf = (mode: string) => ({ ...loadEnv(mode, projectRoot), MODE: mode, PROD: true });

for (const { mode } of TARGETS) {
  // A setting that the site would refuse at its start stops the build.
  parseEnv(settingsOf(mode));
  parseSiteUrl(settingsOf(mode));
  parseProvider(settingsOf(mode));
  parseRepositoryAddress(settingsOf(mode));
  parseReportAddress(settingsOf(mode));
}
const fonts = await openSansFiles();
const pictures = await drawPictures();
const embedded = await embedFiles();

for (const { mode, folder } of TARGETS) {
  const outDir = join(workspaceDist, folder);
  const serverDir = join(workspaceDist, '.prerender', folder);
  const manifestFile = join(outDir, '.vite/manifest.json');
  await build({
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      manifest: true,
      rollupOptions: { input: ['src/start/main.tsx', 'src/start/services.ts'] },
    },
  });
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(dirname(manifestFile), { recursive: true });
  await build({
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: { outDir: serverDir, ssr: 'src/app/entry-prerender.tsx', copyPublicDir: false },
    // One file without imports: the renderer and the components then share one React and one Emotion.
    ssr: { noExternal: true },
  });

  const settings = settingsOf(mode);
  const siteUrl = parseSiteUrl(settings);
  const loaders = await buildLoaders(projectRoot, mode);
  const pages = await prerender(outDir, join(serverDir, 'entry-prerender.js'), {
    head: `${fontPreload(fonts)}<style>${fontFaces(fonts)}</style>`,
    siteUrl,
    script: (path) => pageScript(manifest, loaders, path, parseEnv(settings)),
  });
  await rm(serverDir, { recursive: true });
  for (const { name, bytes } of [...fonts, ...pictures, ...embedded, ...siteFiles(siteUrl)]) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), bytes);
  }
  const keptBytes = await buildServiceWorker(projectRoot, mode, outDir);
  process.stdout.write(`${folder}: ${pages.join(' ')}\n${folder}: ${keptBytes} bytes kept for use without network\n`);
}
