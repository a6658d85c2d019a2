import { describe, expect, it } from 'vitest';
import { isOneLetterOff } from './near-name.ts';
import { createPlaceSearch } from './place-search.ts';
import { SMALL_INDEX } from './small-index.fixture.ts';

describe('a name', () => {
  it.each([
    ['zurihc', 'zurich'],
    ['zurch', 'zurich'],
    ['zuurich', 'zurich'],
    ['zurick', 'zurich'],
    ['frankfrut', 'frankfurt'],
    ['lisbo', 'lisbon'],
    ['madrids', 'madrid'],
    ['xadrid', 'madrid'],
  ])('is one letter off: “%s” of “%s”', (written, name) => {
    expect([isOneLetterOff(written, name), isOneLetterOff(name, written)]).toEqual([true, true]);
  });

  it.each([
    ['zurich', 'zurich'],
    ['zruihc', 'zurich'],
    ['zuric', 'zurichs'],
    ['rome', 'roma'],
    ['oslo', 'oslos'],
    ['', ''],
    ['berlin', 'madrid'],
  ])('is not: “%s” of “%s”, the same, farther, or short', (written, name) => {
    expect([isOneLetterOff(written, name), isOneLetterOff(name, written)]).toEqual([false, false]);
  });

  it.each([
    ['Zurihc', 'ZRH'],
    ['Münhen', 'MUC'],
    ['New Yrok', 'NYC'],
    // The city that stands for its airports, before the one in Canada.
    ['Londn', 'LON'],
    ['Atlantis', undefined],
    ['Zurich', undefined],
    ['', undefined],
  ])('“%s” is near that of %s alone', (written, code) => {
    expect(createPlaceSearch(SMALL_INDEX).near(written)?.code).toBe(code);
  });
});
