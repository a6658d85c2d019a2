import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@tim/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { hashOf, readTexts } from './read-texts.ts';
import { writeRecord } from './translation-record.ts';

const ENGLISH = 'apps/web/src/app/texts.ts';
const GERMAN = 'apps/web/src/app/texts.de.ts';
const SOURCE = `import { LINKS } from './links.ts';
const MENU = { open: 'Open', href: LINKS.a } as const;
export const APP = {
  menu: MENU,
  rows: [['a', 'b']],
  of: (name: string) => \`of \${name}\`,
  link: { text: 'More', href: 'https://example.org' },
  most: 5,
} as const;
export function problem(): string { return 'No'; }
`;

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const faults = (stage: 'published' | 'draft') =>
  checkTexts(root, { de: { ...LANGUAGES.de, stage } }, ['en', 'de']).map(({ file, message }) => `${file}: ${message}`);

const record = () => {
  const keys = readTexts(ENGLISH, SOURCE).map(({ key, text }) => [key, hashOf(text)]);
  writeRecord(root, 'de', { [ENGLISH]: Object.fromEntries(keys) });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  write(ENGLISH, SOURCE);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the texts of a file', () => {
  it('are its strings and functions, each by its place, and no addresses', () => {
    expect(readTexts('texts.ts', SOURCE)).toEqual([
      { key: 'MENU.open', text: 'Open' },
      { key: 'APP.rows.0.0', text: 'a' },
      { key: 'APP.rows.0.1', text: 'b' },
      { key: 'APP.of', text: '(name: string) => `of ${name}`' },
      { key: 'APP.link.text', text: 'More' },
      { key: 'problem', text: "function problem(): string { return 'No'; }" },
    ]);
  });
});

describe('the glossary', () => {
  it('has a language, a term, its translation and a source in each row', () => {
    const rows = ['language,term,text,source', 'de,flight,Flug,', 'de,cargo,Fracht, in Tonnen,', 'xx,flight,Flug,'];
    write('docs/glossary.csv', rows.join('\n'));
    expect(faults('draft')).toEqual([
      'docs/glossary.csv: 5 cells, not 4. Quote a text with a comma.',
      'docs/glossary.csv: No language has the code xx.',
    ]);
  });
});

describe('a published language', () => {
  it('needs every file', () => {
    expect(faults('published')).toEqual([
      expect.stringContaining(`${GERMAN}: The translation of ${ENGLISH} is missing`),
    ]);
    expect(faults('draft')).toEqual([]);
  });

  it('is whole when every text was translated as English has it', () => {
    write(GERMAN, 'export const APP = {};\nexport function problem() {}\n');
    record();
    expect(faults('published')).toEqual([]);
  });

  it('names the text that changed in English since', () => {
    write(GERMAN, 'export const APP = {};\nexport function problem() {}\n');
    record();
    write(ENGLISH, SOURCE.replace("'More'", "'Read more'"));
    expect(faults('published')).toEqual([expect.stringContaining('APP.link.text changed in English: “Read more”')]);
  });

  it('has the same exports, as a draft has', () => {
    write(GERMAN, 'export const APP = {};\nexport const FURTHER = {};\n');
    expect(faults('draft')).toEqual([
      `${GERMAN}: It has no problem. Translate it.`,
      `${GERMAN}: English has no FURTHER. Remove it.`,
    ]);
  });
});

describe('a document that is translated', () => {
  const FILE = 'docs/methodology.md';
  const TRANSLATION = 'docs/methodology.de.md';
  const DOCUMENT =
    '# Method\n\n## 1. Fuel\n\nOf 12\n000 km, 0.97 each. Code: `fuel.ts`. [More](fuel.md).\n\n| a |\n| - |\n';
  const GERMAN_DOCUMENT =
    '# Methode\n\n## 1. Kerosin\n\nJe 0,97 von 12.000 km. Code: `fuel.ts`. [Mehr](fuel.md).\n\n| a |\n| - |\n';
  const lost = () => faults('draft').filter((fault) => fault.startsWith(TRANSLATION));

  it('keeps every number, however it is written, code, link and row', () => {
    write(FILE, DOCUMENT);
    write(TRANSLATION, GERMAN_DOCUMENT);
    expect(lost()).toEqual([]);
    write(TRANSLATION, GERMAN_DOCUMENT.replace('0,97', '0,79').replace('(fuel.md)', '()').replace('| - |\n', ''));
    expect(lost()).toEqual([
      `${TRANSLATION}: “## 1. Fuel” lost the number 097.`,
      `${TRANSLATION}: “## 1. Fuel” lost the link to fuel.md.`,
      `${TRANSLATION}: “## 1. Fuel” lost a row of a table: |.`,
    ]);
  });

  it('keeps every section', () => {
    write(FILE, DOCUMENT);
    write(TRANSLATION, '# Methode\n');
    expect(lost()).toEqual([`${TRANSLATION}: 1 parts, English has 2. Keep the headings.`]);
  });

  it('is to be looked at again section by section', () => {
    write(GERMAN, 'export const APP = {};\nexport function problem() {}\n');
    write(FILE, `${DOCUMENT}\n## 2. Seats\n\nMany.\n`);
    write(TRANSLATION, `${GERMAN_DOCUMENT}\n## 2. Sitze\n\nViele.\n`);
    const sections = readTexts(FILE, `${DOCUMENT}\n## 2. Seats\n\nMany.\n`);
    const keys = readTexts(ENGLISH, SOURCE).map(({ key, text }) => [key, hashOf(text)]);
    writeRecord(root, 'de', {
      [ENGLISH]: Object.fromEntries(keys),
      [FILE]: Object.fromEntries(sections.map(({ key, text }) => [key, hashOf(text)])),
    });
    expect(faults('published')).toEqual([]);
    write(FILE, `${DOCUMENT}\n## 2. Seats\n\nFew.\n`);
    expect(faults('published')).toEqual([expect.stringContaining('2 changed in English: “## 2. Seats')]);
  });
});
