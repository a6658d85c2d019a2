import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_WORDS } from '../language-words.ts';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const NAMES: readonly (readonly [string, string])[] = [
  ['aircraft-found', 'aircraftFoundWords'],
  ['not-for-passengers', 'closedAirportWords'],
  ['not-for-passengers', 'notForPassengersWords'],
  ['number-listing', 'numberListingWords'],
  ['standing', 'standingWords'],
];

// A build puts a language's files in the place of the English ones: by their names, and those of their exports.
it.each(NAMES)('a sentence is called the same in every language: %s %s', (file, name) => {
  expect(textOf('own.ts')).toContain(`${name} as own`);
  for (const language of Object.keys(LANGUAGE_WORDS)) {
    expect(textOf(`../${language}/${file}.ts`)).toMatch(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'));
  }
});
