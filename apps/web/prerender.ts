import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as PrerenderEntry from './src/entry-prerender.tsx';

const HEAD_MARK = '<!--head-->';
const PAGE_MARK = '<!--page-->';

/**
 * Write every page of the site as HTML: about-tim.html for /about-tim, index.html for /. Hosting with clean URLs
 * serves each at its path, and 404.html, with status 404, at every path that is none.
 *
 * @param outDir - the client's build, with the index.html that serves as the template
 * @param entryFile - the prerendering entry's build
 * @returns the files written
 */
export async function prerender(outDir: string, entryFile: string): Promise<string[]> {
  const entry = (await import(pathToFileURL(entryFile).href)) as typeof PrerenderEntry;
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  return Promise.all(
    entry.PRERENDERED_PATHS.map(async (path) => {
      const { head, page } = await entry.prerenderPage(path);
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), fillTemplate(template, entry.ROOT_ELEMENT_ID, path, head, page));
      return file;
    }),
  );
}

function fillTemplate(template: string, rootId: string, path: string, head: string, page: string): string {
  const root = `<div id="${rootId}">`;
  for (const mark of [HEAD_MARK, PAGE_MARK, root]) {
    if (!template.includes(mark)) {
      throw new Error(`index.html has no ${mark}`);
    }
  }
  return template
    .replace(HEAD_MARK, () => head)
    .replace(root, () => `<div id="${rootId}" data-path="${path}">`)
    .replace(PAGE_MARK, () => page);
}
