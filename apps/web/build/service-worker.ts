import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { injectManifest } from '@serwist/build';
import { build } from 'vite';
import { integrityOf } from './integrity.ts';

/** The tables and the search's index come last: the pages are at hand before them. */
const isData = (url: string) => /\.(gz|json)$/.test(url);

/**
 * Write the site's service worker, which knows every file that the site needs without network, by its version and its hash. The pictures
 * for other sites' previews are none of them.
 *
 * @param outDir - the finished site
 * @returns bytes that a first visit fetches for later, as they are on disk
 */
export async function buildServiceWorker(projectRoot: string, mode: string, outDir: string): Promise<number> {
  const swDest = join(outDir, 'sw.js');
  await build({
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: join(projectRoot, 'src/app/service-worker.ts'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
      },
    },
  });
  const { size, warnings } = await injectManifest({
    swSrc: swDest,
    injectionPoint: 'self.KEPT_FILES',
    swDest,
    globDirectory: outDir,
    globPatterns: [
      '**/*.{html,js,css,woff2,gz}',
      'assets/find*/index.json',
      'assets/*.{svg,webp}',
      'favicon.svg',
      'site.webmanifest',
    ],
    // What pages of others load is theirs to keep.
    globIgnores: ['sw.js', '404.html', 'embed/**'],
    dontCacheBustURLsMatching: /^\/?assets\//,
    manifestTransforms: [
      async (entries) => ({
        manifest: (await Promise.all(entries.map((entry) => keptFile(outDir, entry)))).toSorted(
          (a, b) => Number(isData(a.url)) - Number(isData(b.url)),
        ),
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
  return `/${file.replace(/^index\.html$/, '').replace(/\.html$/, '')}`;
}
