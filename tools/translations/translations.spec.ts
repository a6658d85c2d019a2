import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tim/languages';
import fc from 'fast-check';
import { parseSync } from 'oxc-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { readCatalog, writeCatalog, type Entry } from './catalog.ts';
import { checkTranslations } from './check-translations.ts';
import { englishEntries, mergeCatalog } from './merge-catalog.ts';
import { readMessages } from './read-messages.ts';
import { translatedSource } from './translated-source.ts';

const ENGLISH = 'apps/web/src/app/texts.ts';
const CATALOG = 'libs/languages/catalogs/de.po';
const SOURCE = `import type { Message } from '@tim/languages';
import { LINKS } from './links.ts';
import { MORE } from '../more/texts.ts';
/** At the top. */
const MENU = { open: 'Open', href: LINKS.a } as const;
export const APP = {
  menu: MENU,
  rows: [['a', 'b']],
  /**
   * Of a place
   * and its name.
   */
  of: 'of {name}',
  note: 'Note: {text}' as Message<'text' | 'textAfterColon'>,
  flights: { one: '{count} flight', other: '{count} flights' },
  most: \`At most \${MORE.most}\`,
  link: { text: 'More', href: 'https://example.org' },
} as const;
`;

const { path, write } = folderForEachTest();
const GERMAN: Readonly<Record<string, readonly string[]>> = {
  'MENU.open': ['Öffnen'],
  'APP.rows.0.0': ['a'],
  'APP.rows.0.1': ['b'],
  'APP.of': ['von {name}'],
  'APP.note': ['Achtung: {textAfterColon}'],
  'APP.flights': ['ein Flug', '{count} Flüge'],
  'APP.most': ['Höchstens ${MORE.most}'],
  'APP.link.text': ['Mehr'],
};
const german = (other: Readonly<Record<string, readonly string[]>> = {}): readonly Entry[] =>
  englishEntries(path()).map((entry) => ({
    ...entry,
    translated: { ...GERMAN, ...other }[entry.context.split(' ')[1] ?? ''] ?? [],
  }));
const faults = (stage: 'published' | 'draft' = 'published') =>
  checkTranslations(path(), { de: { ...LANGUAGES.de, stage } }).map(({ file, message }) => `${file}: ${message}`);
/** What `npm run translations` makes of a German catalog. */
const update = () => writeCatalog(path(), 'de', mergeCatalog(englishEntries(path()), readCatalog(path(), 'de')));

beforeEach(() => {
  write(ENGLISH, SOURCE);
  write(CATALOG, '');
});

describe('the messages of a file', () => {
  it('are its strings, each with its place and what is said of it, and no addresses', () => {
    const messages = readMessages('texts.ts', SOURCE).map(({ key, comment, parts }) => [
      key,
      parts.map(({ text }) => text),
      comment,
    ]);
    expect(messages).toEqual([
      ['MENU.open', ['Open'], ''],
      ['APP.rows.0.0', ['a'], ''],
      ['APP.rows.0.1', ['b'], ''],
      ['APP.of', ['of {name}'], 'Of a place and its name.'],
      ['APP.note', ['Note: {text}'], 'Choose from {text}, {textAfterColon}.'],
      ['APP.flights', ['{count} flight', '{count} flights'], ''],
      ['APP.most', ['At most ${MORE.most}'], ''],
      ['APP.link.text', ['More'], ''],
    ]);
  });

  it('are nothing that has to be run', () => {
    expect(() => readMessages('texts.ts', 'export const A = { of: (name: string) => `of ${name}` };')).toThrow('A.of');
    expect(() => readMessages('texts.ts', "export function problem() { return 'No'; }")).toThrow('problem');
  });
});

const inGerman = (entries: readonly Entry[]) =>
  translatedSource(
    { file: ENGLISH, code: SOURCE },
    'de',
    new Set([ENGLISH, 'apps/web/src/more/texts.ts']),
    new Map(entries.map((entry) => [entry.context, entry])),
  );
const textsIn = (code: string) => readMessages('texts.ts', code).flatMap(({ parts }) => parts.map(({ text }) => text));

describe('a file in another language', () => {
  it('is the English one with its strings exchanged', () => {
    const code = inGerman(german());
    expect(textsIn(code)).toEqual(Object.values(GERMAN).flat());
    expect(code).toContain("from './links.ts'");
    expect(code).toContain('from "../more/texts.de.ts"');
    expect(code).toContain("href: 'https://example.org'");
  });

  it('stays English where nobody translated it', () => {
    expect(textsIn(inGerman(german({ 'APP.of': [] })))[3]).toBe('of {name}');
  });

  it('has both forms of a number from a language that has one', () => {
    expect(textsIn(inGerman(german({ 'APP.flights': ['{count}便'] }))).slice(5, 7)).toEqual(['{count}便', '{count}便']);
  });

  it('is code whatever a translation says, and runs nothing of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom('', '`', '${process.exit()}', '\\', '\u2028'),
        (text, odd) => {
          const code = inGerman(german({ 'APP.of': [text + odd], 'APP.most': [odd + text] }));
          const { program, errors } = parseSync('texts.ts', code);
          expect(errors).toEqual([]);
          expect(JSON.stringify(program)).not.toContain('CallExpression');
        },
      ),
    );
  });
});

describe('a catalog', () => {
  it('reads back what was written, whatever stands in it', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((one) => !one.includes('\r'))
      .map((one) => `A ${one}`);
    fc.assert(
      fc.property(text, text, (english, translated) => {
        const entry = { context: 'a/texts.ts A.b', comment: '', english: [english], translated: [translated] };
        writeCatalog(path(), 'de', [entry]);
        expect(readCatalog(path(), 'de')).toEqual([entry]);
      }),
    );
  });

  it('is whole when every text was translated as English has it', () => {
    writeCatalog(path(), 'de', german());
    expect(faults()).toEqual([]);
  });

  it('needs every text in a published language, and not in a draft', () => {
    update();
    expect(faults()).toHaveLength(Object.keys(GERMAN).length);
    expect(faults()[0]).toBe(`${CATALOG}: ${ENGLISH} MENU.open is to be translated: “Open”.`);
    expect(faults('draft')).toEqual([]);
  });

  it('marks the text that changed in English since, and keeps its translation', () => {
    writeCatalog(path(), 'de', german());
    write(ENGLISH, SOURCE.replace("'More'", "'Read more'"));
    expect(faults('draft')).toEqual([`${CATALOG}: It is not of today’s English texts. Run \`npm run translations\`.`]);
    update();
    expect(faults()).toEqual([`${CATALOG}: ${ENGLISH} APP.link.text is to be translated: “Read more”.`]);
    expect(readFileSync(path(CATALOG), 'utf8')).toContain('#, fuzzy\n#| msgid "More"');
    expect(readCatalog(path(), 'de').at(-1)).toMatchObject({ translated: ['Mehr'], englishBefore: 'More' });
  });

  it('knows a text that moved, and forgets one that English has no more', () => {
    writeCatalog(path(), 'de', german());
    write(ENGLISH, SOURCE.replace("of: 'of {name}'", "ofPlace: 'of {name}'").replace("rows: [['a', 'b']],", ''));
    update();
    expect(faults()).toEqual([]);
    expect(readCatalog(path(), 'de').map(({ translated }) => translated[0])).not.toContain('a');
  });

  it('has the places for values that English has', () => {
    writeCatalog(path(), 'de', german({ 'APP.of': ['von {Name}'], 'APP.flights': ['ein Flug', 'Flüge'] }));
    expect(faults('draft')).toEqual([
      `${CATALOG}: ${ENGLISH} APP.of has {Name}, which English does not have.`,
      `${CATALOG}: ${ENGLISH} APP.of lost {name}.`,
      `${CATALOG}: ${ENGLISH} APP.flights lost {count}.`,
    ]);
  });
});
