import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildLanguage } from '@tim/languages';
import { loadEnv } from 'vite';
import { buildPart } from './build/build-part.ts';
import { embedFiles } from './build/embed-files.ts';
import { buildLoaders } from './build/loader-script.ts';
import { fontFaces, fontPreload, openSansFiles } from './build/open-sans.ts';
import { pageScript, SCRIPT_GROUPS } from './build/page-scripts.ts';
import { drawPictures } from './build/pictures.ts';
import { buildServiceWorkers } from './build/service-worker.ts';
import { siteFiles } from './build/site-files.ts';
import { prerender } from './prerender.ts';
import { parseEnv, parseProvider, parseReportAddress, parseRepositoryAddress, parseSiteUrl } from './src/config/env.ts';
import { builtLanguages } from './src/config/languages.ts';

const projectRoot = import.meta.dirname;
const workspaceDist = join(projectRoot, '../../dist');
const outDir = join(workspaceDist, 'web');

/** A build calls the functions behind its own address; only the development server calls the emulator. */
const MODE = 'production';
const settings = { ...loadEnv(MODE, projectRoot), MODE, PROD: true };

// A setting that the site would refuse at its start stops the build.
parseEnv(settings);
parseProvider(settings);
parseRepositoryAddress(settings);
parseReportAddress(settings);
const siteUrl = parseSiteUrl(settings);
const languages = builtLanguages(settings);
const filesOf = new Map<BuildLanguage, readonly string[]>();
for (const language of languages) {
  const { pages, loaded } = await buildPages(language);
  filesOf.set(language, [...pages, ...loaded]);
  process.stdout.write(`${language}: ${pages.join(' ')}\n`);
}
for (const { name, bytes } of [...(await drawPictures()), ...(await embedFiles()), ...siteFiles(siteUrl, languages)]) {
  await writeOut(name, bytes);
}
for (const [language, keptBytes] of await buildServiceWorkers(outDir, filesOf)) {
  process.stdout.write(`${language}: ${keptBytes} bytes kept for use without network\n`);
}

/**
 * Build the pages of one language. The first begins with an empty folder; what is the same in all has one name, by its
 * content, and is there once.
 *
 * @returns the files of the pages, and what they load
 */
async function buildPages(
  language: BuildLanguage,
): Promise<{ readonly pages: readonly string[]; readonly loaded: readonly string[] }> {
  const serverDir = join(workspaceDist, '.prerender', language);
  const isFirst = language === languages[0];
  const files = await buildPart(language, {
    build: {
      outDir,
      emptyOutDir: isFirst,
      copyPublicDir: isFirst,
      rolldownOptions: {
        input: ['src/start/main.tsx', 'src/start/services.ts'],
        output: { codeSplitting: { groups: SCRIPT_GROUPS } },
      },
    },
  });
  const scripts = files.filter((file) => file.type === 'chunk');
  await buildPart(language, {
    build: { outDir: serverDir, ssr: 'src/app/entry-prerender.tsx', copyPublicDir: false },
    // One file without imports: the renderer and the components then share one React and one Emotion.
    ssr: { noExternal: true },
  });
  const fonts = await openSansFiles(language);
  for (const { name, bytes } of fonts) await writeOut(name, bytes);
  const loaders = await buildLoaders(language);
  const pages = await prerender(outDir, join(serverDir, 'entry-prerender.js'), {
    head: `${fontPreload(fonts)}<style>${fontFaces(fonts)}</style>`,
    siteUrl,
    language,
    languages,
    script: (path) => pageScript(scripts, loaders, path, parseEnv(settings)),
  });
  await rm(serverDir, { recursive: true });
  return { pages, loaded: [...files.map(({ fileName }) => fileName), ...fonts.map(({ name }) => name)] };
}

async function writeOut(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(outDir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
