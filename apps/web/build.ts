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

/**
 * `node build.ts production | emulator`: the site to deploy, or the one that calls the functions on this machine. They stand in
 * folders of their own, so that the second is never deployed by mistake.
 */
const TARGETS = [
  { mode: 'production', folder: 'web' },
  { mode: 'emulator', folder: 'web-emulator' },
] as const;

type Target = (typeof TARGETS)[number];

const target = TARGETS.find(({ mode }) => mode === process.argv[2]);
if (!target) throw new Error('Which site? node build.ts production | emulator');

const settingsOf = (mode: string) => ({ ...loadEnv(mode, projectRoot), MODE: mode, PROD: true });

for (const { mode } of TARGETS) {
  // A setting that the site would refuse at its start stops the build.
  parseEnv(settingsOf(mode));
  parseSiteUrl(settingsOf(mode));
  parseProvider(settingsOf(mode));
  parseRepositoryAddress(settingsOf(mode));
  parseReportAddress(settingsOf(mode));
}
const pictures = await drawPictures();
const embedded = await embedFiles();

await buildSite(target);

/** Build one site: its pages in each language, and the files that all of them share. */
async function buildSite(site: Target): Promise<void> {
  const { mode, folder } = site;
  const outDir = join(workspaceDist, folder);
  const settings = settingsOf(mode);
  const siteUrl = parseSiteUrl(settings);
  const languages = builtLanguages(settings);
  const files = new Map<BuildLanguage, readonly string[]>();
  for (const language of languages) {
    const { pages, loaded } = await buildPages(site, language, languages);
    files.set(language, [...pages, ...loaded]);
    process.stdout.write(`${folder}: ${pages.join(' ')}\n`);
  }
  for (const { name, bytes } of [...pictures, ...embedded, ...siteFiles(siteUrl, languages)]) {
    await writeOut(outDir, name, bytes);
  }
  for (const [language, keptBytes] of await buildServiceWorkers(mode, outDir, files)) {
    process.stdout.write(`${folder}: ${keptBytes} bytes kept for use without network in ${language}\n`);
  }
}

/**
 * Build the pages of one language. The first begins with an empty folder; what is the same in all has one name, by its
 * content, and is there once.
 *
 * @returns the files of the pages, and what they load
 */
async function buildPages(
  { mode, folder }: Target,
  language: BuildLanguage,
  languages: readonly BuildLanguage[],
): Promise<{ readonly pages: readonly string[]; readonly loaded: readonly string[] }> {
  const outDir = join(workspaceDist, folder);
  const serverDir = join(workspaceDist, '.prerender', folder, language);
  const isFirst = language === languages[0];
  const settings = settingsOf(mode);
  const files = await buildPart(mode, language, {
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
  await buildPart(mode, language, {
    build: { outDir: serverDir, ssr: 'src/app/entry-prerender.tsx', copyPublicDir: false },
    // One file without imports: the renderer and the components then share one React and one Emotion.
    ssr: { noExternal: true },
  });
  const fonts = await openSansFiles(language);
  for (const { name, bytes } of fonts) await writeOut(outDir, name, bytes);
  const loaders = await buildLoaders(mode, language);
  const pages = await prerender(outDir, join(serverDir, 'entry-prerender.js'), {
    head: `${fontPreload(fonts)}<style>${fontFaces(fonts)}</style>`,
    siteUrl: parseSiteUrl(settings),
    language,
    languages,
    script: (path) => pageScript(scripts, loaders, path, parseEnv(settings)),
  });
  await rm(serverDir, { recursive: true });
  return { pages, loaded: [...files.map(({ fileName }) => fileName), ...fonts.map(({ name }) => name)] };
}

async function writeOut(outDir: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = join(outDir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
