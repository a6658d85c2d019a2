import { LANGUAGES } from '@tim/languages';
import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { checkTranslations } from './check-translations.ts';

const { path, write } = folderForEachTest();
const faults = (stage: 'published' | 'draft') =>
  checkTranslations(path(), { de: { ...LANGUAGES.de, stage } }).map(({ file, message }) => `${file}: ${message}`);

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

describe('a document that is translated', () => {
  const FILE = 'docs/methodology.md';
  const TRANSLATION = 'docs/methodology.de.md';
  const DOCUMENT =
    '# Method\n\n## 1. Fuel\n\nOf 12\n000 km, 0.97 each. Code: `fuel.ts`. [More](fuel.md).\n\n| a |\n| - |\n';
  const GERMAN_DOCUMENT =
    '# Methode\n\n## 1. Kerosin\n\nJe 0,97 von 12.000 km. Code: `fuel.ts`. [Mehr](fuel.md).\n\n| a |\n| - |\n';

  it('keeps every number, however it is written, code, link and row', () => {
    write(FILE, DOCUMENT);
    write(TRANSLATION, GERMAN_DOCUMENT);
    expect(faults('draft')).toEqual([]);
    write(TRANSLATION, GERMAN_DOCUMENT.replace('0,97', '0,79').replace('(fuel.md)', '()').replace('| - |\n', ''));
    expect(faults('draft')).toEqual([
      `${TRANSLATION}: “## 1. Fuel” lost the number 097.`,
      `${TRANSLATION}: “## 1. Fuel” lost the link to fuel.md.`,
      `${TRANSLATION}: “## 1. Fuel” lost a row of a table: |.`,
    ]);
  });

  it('keeps every section', () => {
    write(FILE, DOCUMENT);
    write(TRANSLATION, '# Methode\n');
    expect(faults('draft')).toEqual([`${TRANSLATION}: 1 parts, English has 2. Keep the headings.`]);
  });

  it('says in each section which English text it is of', () => {
    write(FILE, '# Method\n\nOf fuel.\n');
    write(TRANSLATION, '# Methode\n\nVon Kerosin.\n');
    const [fault = ''] = faults('published');
    const [comment = ''] = /<!--.*-->/.exec(fault) ?? [];
    expect(fault).toContain('“# Method” changed in English.');
    write(TRANSLATION, `# Methode\n\n${comment}\n\nVon Kerosin.\n`);
    expect(faults('published')).toEqual([]);
    write(FILE, '# Method\n\nOf seats.\n');
    expect(faults('published')).toHaveLength(1);
  });

  it('is there in a published language', () => {
    write(FILE, DOCUMENT);
    expect(faults('published')).toEqual([`${TRANSLATION}: The translation of ${FILE} is missing. Write it.`]);
    expect(faults('draft')).toEqual([]);
  });
});
