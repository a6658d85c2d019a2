/** What a page shows and speaks, and where it leads on the site. */
export type PageTexts = { readonly texts: readonly string[]; readonly links: readonly string[] };

const VOID: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** Not for people, or not ours to say. */
const UNSAID: ReadonlySet<string> = new Set(['script', 'style', 'code', 'pre', 'textarea']);
const SPOKEN = / (?:aria-label|alt|placeholder|title)="([^"]+)"/g;

/** Reads a built page; what stands in another language on purpose (`lang`, `hreflang`, `translate="no"`) is left out. */
export function readTexts(html: string): PageTexts {
  const texts: string[] = [];
  const links: string[] = [];
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  if (description !== undefined) texts.push(description);
  const open: { readonly name: string; readonly isLeftOut: boolean }[] = [];
  for (const [, closed, opened = '', attributes = '', text = ''] of html
    .replaceAll(/<!--.*?-->|<!doctype[^>]*>/gis, '')
    .matchAll(/<(?:\/([a-z][\w-]*)|([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?)>|([^<]+)/gi)) {
    const isLeftOut = open.at(-1)?.isLeftOut === true;
    if (closed !== undefined) {
      const at = open.findLastIndex(({ name }) => name === closed);
      if (at >= 0) open.length = at;
    } else if (opened !== '') {
      const isOthers = opened !== 'html' && / (?:lang|hreflang|translate)=/i.test(attributes);
      const leftOut = isLeftOut || isOthers || UNSAID.has(opened);
      if (!leftOut) {
        texts.push(...[...attributes.matchAll(SPOKEN)].map(([, spoken = '']) => spoken));
        const href = / href="(\/[^"]*)"/.exec(attributes)?.[1];
        if (opened === 'a' && href !== undefined) links.push(href);
      }
      if (!VOID.has(opened)) open.push({ name: opened, isLeftOut: leftOut });
    } else if (!isLeftOut && text.trim() !== '') {
      texts.push(text.trim());
    }
  }
  return { texts, links };
}
