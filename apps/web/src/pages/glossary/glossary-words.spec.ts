import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { ENGLISH_WORDS } from './english-words.ts';
import { GLOSSARY as de } from './texts.de.ts';
import { GLOSSARY as es } from './texts.es.ts';
import { GLOSSARY as fr } from './texts.fr.ts';
import { GLOSSARY as ja } from './texts.ja.ts';

type Row = { readonly language: string; readonly term: string; readonly text: string; readonly source: string };

const rows: readonly Row[] = parse(readFileSync(new URL('../../../../../docs/glossary.csv', import.meta.url)), {
  columns: true,
});

it.each(Object.entries({ de, fr, es, ja }))(
  'the glossary has in %s the words and sources of the list that translators use',
  (language, { terms }) => {
    for (const [name, { word: text, source }] of Object.entries(terms)) {
      const term = ENGLISH_WORDS[name as keyof typeof ENGLISH_WORDS];
      expect(rows).toContainEqual({ language, term, text, source });
    }
  },
);
