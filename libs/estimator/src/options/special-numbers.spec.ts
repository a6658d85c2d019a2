import { expect, it } from 'vitest';
import { smallAirport } from '../small-rows.fixture.ts';
import { smallTables } from '../small-tables.fixture.ts';
import { specialNumbers } from './special-numbers.ts';

const pair = { origin: smallAirport('AAA'), destination: smallAirport('CCC') };
const flight = (carrier: string, number: number, lastEntered = '') => ({
  flight: `${carrier} ${number}`,
  from: 'AAA',
  to: 'CCC',
  lastEntered,
});
const usual = Array.from({ length: 80 }, (_, at) => flight('XX', at + 1));
const isSpecial = specialNumbers(
  smallTables({
    flights: [
      ...usual,
      flight('XX', 9880),
      flight('XX', 9881, '2026-01'),
      flight('XX', 9882, '2023-08'),
      flight('YY', 1),
      flight('YY', 9001),
    ],
  }),
);

it('takes a number from 9000 on for one of special flights, unless there is late news of it or its airline has many of them', () => {
  const ofXx = [9880, 9882, 9881, 40].map((number) => isSpecial('XX', pair, number));
  expect(ofXx).toEqual([true, true, false, false]);
  expect(isSpecial('YY', pair, 9001)).toBe(false);
});
