import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po, type GetTextTranslation } from 'gettext-parser';

/** A message with its translation, as a catalog has it. */
export type Entry = {
  /** The English file and the message's place in it: `apps/web/src/app/texts.ts APP.menu.open`. */
  readonly context: string;
  /** For whoever translates it. */
  readonly comment: string;
  /** The English text, or its forms of one and of another number. */
  readonly english: readonly string[];
  /** The same in the catalog's language, in as many forms as it has; [] where nobody translated it. */
  readonly translated: readonly string[];
  /** What the English text was when it was translated; undefined where it is the same today. */
  readonly englishBefore?: string | undefined;
};

/** Where the catalog of a language stands. */
export const catalogFile = (language: string): string => `libs/languages/catalogs/${language}.po`;

/** The messages of a language; none where nobody began. */
export function readCatalog(root: string, language: string): readonly Entry[] {
  const path = join(root, catalogFile(language));
  if (!existsSync(path)) return [];
  return Object.values(po.parse(readFileSync(path, 'utf8'), { validation: true }).translations)
    .flatMap((messages) => Object.values(messages))
    .filter(({ msgctxt }) => msgctxt !== undefined)
    .map(({ msgctxt = '', msgid, msgid_plural, msgstr, comments }) => ({
      context: msgctxt,
      comment: comments?.extracted ?? '',
      english: msgid_plural === undefined ? [msgid] : [msgid, msgid_plural],
      translated: msgstr.includes('') ? [] : msgstr,
      englishBefore: comments?.flag === FUZZY ? textBefore(comments.previous) : undefined,
    }));
}

/** Write it anew. Entries keep their order, and a text its line, so that a change shows as one. */
export function writeCatalog(root: string, language: string, entries: readonly Entry[]): void {
  const forms = formsOf(language);
  const table = {
    charset: 'utf-8',
    headers: {
      Language: language,
      'Content-Type': 'text/plain; charset=utf-8',
      'Plural-Forms': forms.header,
    },
    translations: Object.fromEntries(
      entries.map((entry) => [entry.context, { [entry.english[0] ?? '']: written(entry, forms.count) }]),
    ),
  };
  writeFileSync(join(root, catalogFile(language)), `${po.compile(table, { foldLength: 0 }).toString().trimEnd()}\n`);
}

function written({ context, comment, english, translated, englishBefore }: Entry, forms: number): GetTextTranslation {
  const [msgid = '', plural] = english;
  return {
    msgctxt: context,
    msgid,
    ...(plural === undefined ? {} : { msgid_plural: plural }),
    msgstr:
      translated.length > 0 ? [...translated] : Array.from({ length: plural === undefined ? 1 : forms }, () => ''),
    comments: {
      ...(comment === '' ? {} : { extracted: comment }),
      ...(englishBefore === undefined ? {} : { flag: FUZZY, previous: `${BEFORE}${JSON.stringify(englishBefore)}` }),
    },
  };
}

/** Translated from another English text than today's, as gettext marks it. */
const FUZZY = 'fuzzy';
/** How gettext begins the line of the English text before. */
const BEFORE = 'msgid ';

/** What stands in that line; a translator may have marked a text by hand, without one. */
function textBefore(line: string | undefined): string {
  return line?.startsWith(BEFORE) ? String(JSON.parse(line.slice(BEFORE.length))) : '';
}

/** How many forms a text with a number has: one, or those of 1 (in French of 0 too) and of other numbers. */
function formsOf(language: string): { readonly count: 1 | 2; readonly header: string } {
  const rules = new Intl.PluralRules(language);
  if (rules.select(1) === 'other') return { count: 1, header: 'nplurals=1; plural=0;' };
  return { count: 2, header: `nplurals=2; plural=(${rules.select(0) === 'one' ? 'n > 1' : 'n != 1'});` };
}
