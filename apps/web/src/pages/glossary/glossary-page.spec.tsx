import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { ENGLISH_WORDS } from './english-words.ts';
import { GLOSSARY as de } from './texts.de.ts';
import { GLOSSARY as es } from './texts.es.ts';
import { GLOSSARY as fr } from './texts.fr.ts';
import { GLOSSARY as ja } from './texts.ja.ts';
import { GLOSSARY as en } from './texts.ts';

type Row = { readonly language: string; readonly term: string; readonly text: string; readonly source: string };

const LIST = new URL('../../../../../docs/glossary.csv', import.meta.url);

describe('the glossary', () => {
  it('says of each word what it means', () => {
    renderAt('/glossary');
    expect(screen.getByRole('heading', { level: 1, name: 'Glossary' })).toBeTruthy();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(Object.values(ENGLISH_WORDS));
    expect(screen.getAllByRole('definition')).toHaveLength(Object.keys(en.terms).length);
  });

  it.each(Object.entries({ de, fr, es, ja }))(
    'has in %s the words and sources of the list that translators use',
    (language, { terms }) => {
      const rows = parse<Row>(readFileSync(LIST, 'utf8'), { columns: true });
      for (const [name, { word, source }] of Object.entries(terms)) {
        const term = ENGLISH_WORDS[name as keyof typeof ENGLISH_WORDS];
        expect({ language, term, text: word, source }).toEqual(
          rows.find((row) => row.language === language && row.term === term),
        );
      }
    },
  );
});
