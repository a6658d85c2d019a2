import { expect, it } from 'vitest';
import { withoutCapital } from './without-capital.ts';

it.each([
  ['Los aviones', 'los aviones'],
  ['L’avion et sa cabine', 'l’avion et sa cabine'],
  ['Étapes', 'étapes'],
  ['ZRH es un aeropuerto', 'ZRH es un aeropuerto'],
  ['O’Hare', 'O’Hare'],
  ['どの機材', 'どの機材'],
  ['', ''],
])('%j is %j within a sentence', (text, expected) => {
  expect(withoutCapital(text)).toBe(expected);
});
