import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languagePath, type BuildLanguage } from '@tim/languages';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { languageOf } from './language.ts';
import { virtualModule } from './virtual-module.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/methodology.md');

/** The document in a language, where somebody translated it. */
const translated = (language: BuildLanguage) => DOCUMENT.replace(/md$/, `${language}.md`);

/** A link to another document that the site does not have. */
const ELSEWHERE = String.raw`\[[^\]]+\]\((?!https:|accuracy\.md)[^)]+\)`;
/** A sentence, what stands in brackets, or the end of it, that is nothing but such links. */
const MORE_ELSEWHERE = [
  new RegExp(String.raw`(?<=[.:]\s|[。：]|^)${ELSEWHERE}(?:(?:,\s+|、)${ELSEWHERE})*[.。][ \t]*`, 'gm'),
  new RegExp(String.raw`(?:\s?\(|（)${ELSEWHERE}[)）]`, 'g'),
  new RegExp(String.raw`(?:;\s+|；)${ELSEWHERE}(?=[)）])`, 'g'),
];

/** For translators. */
const COMMENT = /<!--.*?-->/g;

/** Offers the methodology as a page's HTML, so that the page needs no reader of Markdown. */
export const methodology = (): Plugin =>
  virtualModule('methodology', async (context, config) => {
    const language = languageOf(config);
    const document = existsSync(translated(language)) ? translated(language) : DOCUMENT;
    for (const file of new Set([document, DOCUMENT])) context.addWatchFile(file);
    const english = await readFile(DOCUMENT, 'utf8');
    const { html, sections } = methodologyPage(await readFile(document, 'utf8'), languagePath(language), english);
    return [
      `export const html = ${JSON.stringify(html)};`,
      `export const sections = ${JSON.stringify(sections)};`,
      `export const isInEnglish = ${document === DOCUMENT && language !== 'en'};`,
    ].join('\n');
  });

/** Documents of the repository that are pages of the site. */
const PAGES: Readonly<Record<string, string>> = { 'accuracy.md': '/accuracy' };

export type MethodologyPage = {
  readonly html: string;
  /** The headings of the second rank, in their order. */
  readonly sections: readonly { readonly id: string; readonly text: string }[];
};

/**
 * The document's sections as HTML. Its title is left to the page; a heading's id is its number or its English words; a
 * link to another document of the repository that the site does not have is its words alone.
 *
 * @param root - where the pages of its language begin
 * @param english - the document that it is a translation of
 */
export function methodologyPage(markdown: string, root = '', english = markdown): MethodologyPage {
  const sections: { readonly id: string; readonly text: string }[] = [];
  const ids = [...english.matchAll(/^##+ (.+)$/gm)].map(([, words = '']) => headingId(words)).values();
  const marked = new Marked({
    async: false,
    useNewRenderer: true,
    renderer: {
      heading({ depth, tokens, text }) {
        if (depth === 1) return '';
        const id = ids.next().value ?? headingId(text);
        if (depth === 2) sections.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const page = PAGES[href];
        const address = href.startsWith('https://') ? href : page && root + page;
        return address === undefined ? words : `<a href="${address}">${words}</a>`;
      },
    },
  });
  const shown = MORE_ELSEWHERE.reduce(
    (text, pattern) => text.replaceAll(pattern, ''),
    markdown.replaceAll(COMMENT, ''),
  );
  const html = marked.parse(shown) as string;
  return { html, sections };
}

/** "3. Fuel" is "section-3", "Worked example" is "worked-example". */
function headingId(text: string): string {
  const number = /^\d+(?=\.)/.exec(text)?.[0];
  return number === undefined ? text.toLowerCase().replaceAll(/[^a-z]+/g, '-') : `section-${number}`;
}
