import { LANGUAGE_CODES } from '@tim/languages';
import { describe, expect, it } from 'vitest';
import { wordsIn } from './language-words.ts';
import { MESSAGES as de } from './messages/de.ts';
import { MESSAGES as en } from './messages/en.ts';
import { MESSAGES as es } from './messages/es.ts';
import { MESSAGES as fr } from './messages/fr.ts';
import { MESSAGES as ja } from './messages/ja.ts';

const MESSAGES = { de, en, es, fr, ja };

/** Every text with the keys that lead to it. */
function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const textsOf = (language: (typeof LANGUAGE_CODES)[number]): ReadonlyMap<string, string> =>
  new Map([...textsIn(MESSAGES[language], ''), ...textsIn(wordsIn(language).explanations, 'explanations')]);

/** A language may write out the number of its form for one: "einer weiteren Strecke". */
const placesIn = (key: string, text: string) =>
  [...new Set(text.match(/\{[^{}]*\}/g))].filter((place) => !(key.endsWith('.one') && place === '{count}')).toSorted();

describe.each(LANGUAGE_CODES)('the messages in %s', (language) => {
  const english = textsOf('en');
  const texts = textsOf(language);

  it('are those of English', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the places of the English ones', () => {
    for (const [key, text] of texts) {
      expect([key, placesIn(key, text)]).toEqual([key, placesIn(key, english.get(key) ?? '')]);
    }
  });

  it('are empty only where English says nothing', () => {
    for (const [key, text] of texts) expect([key, text === '']).toEqual([key, english.get(key) === '']);
  });
});
