import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedLanguages, chooseLanguage } from './choose-language.ts';
import { LANGUAGE_CODES } from './languages.ts';

describe('the language to speak', () => {
  it('is the first wanted one that is at hand, regions aside', () => {
    expect(chooseLanguage(['pt-BR', 'de-CH', 'en'], LANGUAGE_CODES)).toBe('de');
    expect(chooseLanguage(['DE'], ['en', 'de'])).toBe('de');
  });

  it('is none where none is at hand', () => {
    expect(chooseLanguage(['pt', 'constructor', ''], LANGUAGE_CODES)).toBeUndefined();
    expect(chooseLanguage(['de'], ['en'])).toBeUndefined();
  });
});

describe('the header Accept-Language', () => {
  it('names languages by weight', () => {
    expect(acceptedLanguages('en;q=0.5, de-CH, fr;q=0.8')).toEqual(['de-CH', 'fr', 'en']);
  });

  it('has no language of weight 0, and may be missing', () => {
    expect(acceptedLanguages('de;q=0, *;q=0.1, fr')).toEqual(['fr']);
    expect(acceptedLanguages(undefined)).toEqual([]);
  });

  it('is read whatever somebody sends', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(Array.isArray(acceptedLanguages(header))).toBe(true);
      }),
    );
  });
});
