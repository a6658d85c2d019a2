import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Fault } from '../fault.ts';

/** Markdown files of the repository's own. */
const DOCUMENTS = ['*.md', 'docs/**/*.md', '{apps,libs}/*/**/*.md', 'tools/**/*.md'];

/** No file of others, of a build, or of an operator's settings. */
const isOurs = (file: string) => !/(^|\/)(node_modules|dist|\.env[^/]*)(\/|$)/.test(file);

/** Links of the documents, and paths they write as code, that lead nowhere. */
export function checkDocumentLinks(root: string): Fault[] {
  const files = globSync(DOCUMENTS, { cwd: root, exclude: (path) => !isOurs(path) });
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string) => {
    const known = anchors.get(file) ?? anchorsIn(readFileSync(join(root, file), 'utf8'));
    anchors.set(file, known);
    return known;
  };
  const faultOfLink = (from: string, link: string): string | undefined => {
    if (/^(https?|mailto):/.test(link)) return URL.canParse(link) ? undefined : 'is no address';
    const [path = '', anchor = ''] = link.split('#').map(decodeURIComponent);
    const target = path === '' ? from : posix.join(posix.dirname(from), path);
    if (!existsSync(join(root, target))) return 'leads to no file';
    return anchor === '' || !target.endsWith('.md') || anchorsOf(target).has(anchor)
      ? undefined
      : 'leads to no heading';
  };
  return files.toSorted().flatMap((file) =>
    linesOf(readFileSync(join(root, file), 'utf8')).flatMap(({ text, line }) => [
      ...linksIn(text).flatMap((link) => {
        const fault = faultOfLink(file, link);
        return fault === undefined ? [] : [{ file, line, message: `The link ${link} ${fault}.` }];
      }),
      ...pathsIn(text)
        .filter((path) => !isThere(root, file, path))
        .map((path) => ({ file, line, message: `There is no ${path}.` })),
    ]),
  );
}

/** The lines outside of blocks of code. */
function linesOf(document: string): { readonly text: string; readonly line: number }[] {
  let isCode = false;
  return document.split('\n').flatMap((text, at) => {
    const isFence = /^\s*```/.test(text);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? [] : [{ text, line: at + 1 }];
  });
}

function linksIn(text: string): string[] {
  return [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, link = '']) => link);
}

/** Paths from the root that stand as code, without patterns and placeholders. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:apps|libs|tools|docs|proto)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter(isOurs);
}

const isThere = (root: string, file: string, path: string) =>
  existsSync(join(root, path)) || existsSync(join(root, dirname(file), path));

/** The places of a document that a link can name, as hosts of repositories name them. */
function anchorsIn(document: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  return new Set(
    linesOf(document).flatMap(({ text }) => {
      const [, heading] = /^#{1,6} (.+)$/.exec(text) ?? [];
      if (heading === undefined) return [];
      const slug = heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-');
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return [times === 0 ? slug : `${slug}-${times}`];
    }),
  );
}
