import { expect, it } from 'vitest';
import { smallAirport } from '../small-rows.fixture.ts';
import { smallTables, type SmallTables } from '../small-tables.fixture.ts';
import { mostFlownFirst } from './most-flown-first.ts';

const route = { carrierCode: 'XX', origin: smallAirport('AAA'), destination: smallAirport('CCC') };
const flight = (number: number, lastEntered = '') => ({ flight: `XX ${number}`, from: 'AAA', to: 'CCC', lastEntered });
const order = (known: Omit<SmallTables, 'flights'> = {}) =>
  mostFlownFirst(
    smallTables({ flights: [flight(1), flight(2, '2024-05'), flight(3, '2026-01'), flight(4)], ...known }),
    route,
    [1, 2, 3, 4],
  );
const seen = (flightNumber: number, flights: number) => ({
  carrierCode: 'XX',
  from: 'AAA',
  to: 'CCC',
  icaoAircraftType: 'N01',
  flightNumber,
  flights,
});
const scheduled = (flightNumber: number, perDay: number) => ({
  flightNumber,
  isSummer: false,
  icaoAircraftType: 'N01',
  flightsByWeekday: Array.from({ length: 7 }, () => perDay),
  seatsPerClass: undefined,
  totalSeats: undefined,
  departureHourUtc: undefined,
});

it('puts flight numbers of which there is recent news first, and the others in their order', () => {
  expect(order()).toEqual([3, 2, 1, 4]);
});

it('puts those that were seen most often before them', () => {
  expect(order({ seen: [seen(4, 2), seen(1, 5)] })).toEqual([1, 4, 3, 2]);
});

it('puts those that a schedule has most often before all', () => {
  expect(order({ seen: [seen(1, 5)], scheduled: { 'XX AAA CCC': [scheduled(2, 1), scheduled(4, 20)] } })).toEqual([
    4, 2, 1, 3,
  ]);
});
