import { buildFindIndex, createPlaceSearch } from '@tim/find';
import { expect, it } from 'vitest';
import { findSources } from '../../../../../build/find-files.ts';
import { usualPlaces } from './usual-places.ts';

const sources = findSources();
const search = createPlaceSearch(buildFindIndex(sources));
const usual = (text: string) =>
  usualPlaces([{ text, codes: search.namesakes(text).map(({ code }) => code) }], sources.tables)[text];

it.each([
  ['Sydney', 'SYD'],
  ['Valencia', 'VLC'],
  ['Barcelona', 'BCN'],
  ['Naples', 'NAP'],
  ['Melbourne', 'MEL'],
  // Comparable ones are asked.
  ['Manchester', undefined],
  ['Birmingham', undefined],
  ['San Jose', undefined],
  ['Portland', undefined],
  ['Santiago', undefined],
  // Flights a year are known of the United States alone.
  ['Alexandria', undefined],
  // One place is no question.
  ['Zurich', undefined],
])('almost everybody who writes %s means %s', (text, code) => {
  expect(usual(text)).toBe(code);
});
