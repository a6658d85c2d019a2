import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const MODULE = 'virtual:methodology';
const RESOLVED = `\0${MODULE}`;
const DOCUMENT = join(import.meta.dirname, '../../../docs/methodology.md');

/** A sentence that is nothing but a link to another document. */
const MORE_ELSEWHERE = /(?<=[.:]\s|^)\[[^\]]+\]\((?!https:)[^)]+\)\.[ \t]*/gm;

/** Offers the methodology as a page's HTML, so that the page needs no reader of Markdown. */
export function methodology(): Plugin {
  return {
    name: 'methodology',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      this.addWatchFile(DOCUMENT);
      return `export const html = ${JSON.stringify(methodologyHtml(await readFile(DOCUMENT, 'utf8')))};`;
    },
  };
}

/**
 * The document's sections as HTML. Its title is left to the page; a heading's id is its number or its words; a link
 * to another document of the repository, which the site does not have, is its words alone.
 */
export function methodologyHtml(markdown: string): string {
  const marked = new Marked({
    async: false,
    useNewRenderer: true,
    renderer: {
      heading({ depth, tokens, text }) {
        return depth === 1 ? '' : `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return href.startsWith('https://') ? `<a href="${href}">${words}</a>` : words;
      },
    },
  });
  return marked.parse(markdown.replaceAll(MORE_ELSEWHERE, '')) as string;
}

/** "3. Fuel" is "section-3", "Worked example" is "worked-example". */
function headingId(text: string): string {
  const number = /^\d+(?=\.)/.exec(text)?.[0];
  return number === undefined ? text.toLowerCase().replaceAll(/[^a-z]+/g, '-') : `section-${number}`;
}
