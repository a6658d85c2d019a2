import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languagePath, languageWords, type BuildLanguage } from '@tim/languages';
import { shareTags, type SharedParts } from './build/share-tags.ts';
import type * as PrerenderEntry from './src/app/entry-prerender.tsx';

/** What a page is made of beside its own content. */
export type PageParts = Omit<SharedParts, 'picture'> & {
  /** Stands in every head. */
  readonly head: string;
  readonly script: (path: string) => string;
};

/** What only the development server needs of the template. */
const DEVELOPMENT = /<!--development-->[^]*<!--\/development-->\s*/;
const DOCUMENT = '<html lang="en">';
const HEAD = '<!--head-->';
const PAGE = '<!--page-->';
/** After the character set, before everything else that takes time to read. */
const HEAD_START = '<meta name="color-scheme"';

/**
 * Write every page of a language as HTML, and its feed: about-tim.html for /about-tim, de/index.html for /de. Hosting with clean URLs
 * serves each at its path, and 404.html, with status 404, at every path that is none.
 *
 * @param outDir - the client's build
 * @param entryFile - the prerendering entry's build
 * @returns the files of the pages
 */
export async function prerender(outDir: string, entryFile: string, parts: PageParts): Promise<string[]> {
  const entry = (await import(pathToFileURL(entryFile).href)) as typeof PrerenderEntry;
  const template = await readFile(join(import.meta.dirname, 'index.html'), 'utf8');
  const root = `<div id="${entry.ROOT_ELEMENT_ID}">`;
  const folder = languagePath(parts.language);
  const pages = await Promise.all(
    entry.PRERENDERED_PATHS.map(async (path) => {
      const { head, page } = await entry.prerenderPage(path);
      const html = fillTemplate(template, [
        [DEVELOPMENT, ''],
        [DOCUMENT, documentTag(parts.language)],
        [HEAD, parts.head + head + shareTags(path, head, { ...parts, picture: entry.SHARED_PICTURE })],
        [root, `<div id="${entry.ROOT_ELEMENT_ID}" data-path="${entry.addressOf(path)}">`],
        [PAGE, page],
        // Before the rest of the page is read, a figure that the address asks for is asked for, and what is pressed is kept.
        [HEAD_START, parts.script(path) + HEAD_START],
      ]);
      const file = `${folder}${path === '/' ? '/index' : path}.html`.slice(1);
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), html);
      return file;
    }),
  );
  await writeFile(
    join(outDir, folder, entry.FEED.path),
    entry.FEED.of(parts.siteUrl, (text) => hash('sha256', text)),
  );
  return pages;
}

/** The document's language, and its direction where it is not as usual. */
function documentTag(language: BuildLanguage): string {
  const { direction } = languageWords(language);
  return `<html lang="${language}"${direction === 'ltr' ? '' : ` dir="${direction}"`}>`;
}

type Filling = readonly [mark: string | RegExp, content: string];

function fillTemplate(template: string, parts: readonly Filling[]): string {
  return parts.reduce((html, [mark, content]) => {
    if (html.search(mark) === -1) {
      throw new Error(`index.html has no ${String(mark)}`);
    }
    return html.replace(mark, () => content);
  }, template);
}
