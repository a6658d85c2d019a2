import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest } from '@serwist/build';
import type { BuildLanguage } from '@tim/languages';
import { serviceWorkerOf } from '../src/config/service-worker.ts';
import { buildPart } from './build-part.ts';
import { integrityOf } from './integrity.ts';

/** The tables and the search's index come last: the pages are at hand before them. */
const isData = (url: string) => /\.(gz|json)$/.test(url);

/** What a build in a language wrote below the site, by name. */
export type FilesByLanguage = ReadonlyMap<BuildLanguage, readonly string[]>;

/**
 * Write the service worker of each language, which knows every file that its pages need without network, by its version
 * and its hash: those of other languages are none of them, nor are the pictures for other sites' previews.
 *
 * @param outDir - the finished site
 * @returns bytes that a first visit fetches for later, as they are on disk, by language
 */
export async function buildServiceWorkers(
  outDir: string,
  files: FilesByLanguage,
): Promise<readonly (readonly [BuildLanguage, number])[]> {
  const code = await buildScript(outDir);
  const sizes: (readonly [BuildLanguage, number])[] = [];
  for (const language of files.keys()) {
    const swDest = join(outDir, serviceWorkerOf(language));
    await writeFile(swDest, code);
    sizes.push([language, await injectFiles(swDest, outDir, (file) => isOf(file, language, files))]);
  }
  return sizes;
}

/** Whether a language's pages need a file: its own, and what no language's build alone wrote. */
function isOf(file: string, language: BuildLanguage, files: FilesByLanguage): boolean {
  if (files.get(language)?.includes(file)) return true;
  return ![...files.values()].some((names) => names.includes(file));
}

async function buildScript(outDir: string): Promise<string> {
  await buildPart('en', {
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/app/service-worker.ts',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
      },
    },
  });
  return readFile(join(outDir, 'sw.js'), 'utf8');
}

/** Write the list of kept files into a service worker. */
async function injectFiles(swDest: string, outDir: string, isKept: (file: string) => boolean): Promise<number> {
  const { size, warnings } = await injectManifest({
    swSrc: swDest,
    injectionPoint: 'self.KEPT_FILES',
    swDest,
    globDirectory: outDir,
    globPatterns: [
      '**/*.{html,js,css,woff2,gz}',
      'assets/find*/index*.json',
      'assets/*.{svg,webp}',
      'favicon.svg',
      'site.webmanifest',
    ],
    // What pages of others load is theirs to keep.
    globIgnores: ['sw.js', 'sw.*.js', '**/404.html', 'embed/**'],
    dontCacheBustURLsMatching: /^\/?assets\//,
    manifestTransforms: [
      async (entries) => ({
        manifest: (
          await Promise.all(entries.filter(({ url }) => isKept(url)).map((entry) => keptFile(outDir, entry)))
        ).toSorted((a, b) => Number(isData(a.url)) - Number(isData(b.url))),
        warnings: [],
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  if ((await readFile(swDest, 'utf8')).includes('KEPT_FILES')) throw new Error('The service worker has no manifest.');
  return size;
}

/** A file under its address, with the hash by which the service worker knows it. */
async function keptFile<Entry extends { readonly url: string }>(outDir: string, entry: Entry) {
  const integrity = integrityOf(entry.url, await readFile(join(outDir, entry.url)));
  return { ...entry, url: addressOf(entry.url), integrity };
}

/** The address under which the hosting serves a file: a page without its ending. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
