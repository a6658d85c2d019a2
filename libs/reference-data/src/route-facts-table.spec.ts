import { expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';

const inSeason = (carrier: string, from: string, to: string, months: readonly number[]) =>
  months.map((month) => tables.routeFacts.isInSeason(carrier, airport(from), airport(to), month));

it('knows the months in which a carrier flies a route, either way, those of a winter route among them', () => {
  expect(inSeason('WS', 'YYZ', 'EDI', [2, 7])).toEqual([false, true]);
  expect(inSeason('WS', 'EDI', 'YYZ', [2, 7])).toEqual([false, true]);
  expect(inSeason('AS', 'LHR', 'SEA', [2, 7])).toEqual([true, true]);
});

it('knows those of an airport’s flights to other countries, whoever flies them', () => {
  expect(inSeason('U2', 'LGW', 'CFU', [1, 7])).toEqual([false, true]);
  expect(inSeason('A3', 'ATH', 'CFU', [1])).toEqual([undefined]);
  expect(inSeason('BA', 'LHR', 'JFK', [1])).toEqual([undefined]);
});
