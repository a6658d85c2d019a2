import { text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { AirportRow } from './airports.ts';
import { AIRLINES, bitreRoute, COUNTRY } from './bitre-names.ts';
import type { BuildContext } from './build-context.ts';
import { citiesByCode } from './cities-by-code.ts';
import { compareText } from './compare-text.ts';

/** Months that are counted: a year, so that every season is among them, and no older cabin. */
const MONTHS = 12;

/** Flights of a month from which one whole number of seats is that of one layout [flights]: fewer may be so by chance. Our choice. */
const FEWEST_FLIGHTS = 3;

const monthOf = ({ year, month }: { readonly year: number; readonly month: number }) => year * MONTHS + month;

/** Seats of an airline's flights on a leg, either way. */
export type CountedSeats = {
  readonly carrier: string;
  /** IATA codes in rising order. */
  readonly cities: readonly [string, string];
  /** A flight: of each, where whole, else their mean. */
  readonly seats: number;
  readonly isWhole: boolean;
  readonly flights: number;
};

type Sum = { readonly carrier: string; readonly cities: readonly [string, string]; flights: number; seats: number };

/**
 * Seats a flight of each airline on each leg between cities of Australia and abroad, by months: those with the same whole number of seats a
 * flight together, and the others together. An aircraft flies the whole service, so that each of its legs has its seats.
 */
export async function countedSeats(
  { sources, report }: BuildContext,
  airportList: readonly AirportRow[],
): Promise<readonly CountedSeats[]> {
  const fields = {
    airline: text,
    route: bitreRoute,
    year: wholeNumber(2000, 2100),
    month: wholeNumber(1, 12),
    flights: wholeNumber(0, 10_000),
    seats: wholeNumber(0, 1e7),
  };
  const rows = await readRows(sources.file('australiaRoutes'), fields, report);
  const cities = citiesByCode(airportList);
  const lastMonth = Math.max(...rows.map(({ values }) => monthOf(values)));
  const sums = new Map<string, Sum>();
  for (const { values } of rows) {
    const carrier = AIRLINES[values.airline];
    if (carrier === undefined || values.flights === 0 || monthOf(values) <= lastMonth - MONTHS) continue;
    const perFlight = values.seats / values.flights;
    const isWhole = Number.isInteger(perFlight) && values.flights >= FEWEST_FLIGHTS;
    const stops = values.route.split('-');
    for (const [at, start] of stops.slice(0, -1).entries()) {
      const [from, to] = [cities.get(start), cities.get(stops[at + 1] ?? '')];
      if (!from || !to || (from.country === COUNTRY) === (to.country === COUNTRY)) continue;
      const [one = '', other = ''] = [from.code, to.code].toSorted(compareText);
      const key = [carrier, one, other, isWhole ? String(perFlight).padStart(4, '0') : ''].join(' ');
      const sum = sums.get(key) ?? { carrier, cities: [one, other], flights: 0, seats: 0 };
      sum.flights += values.flights;
      sum.seats += values.seats;
      sums.set(key, sum);
    }
  }
  return [...sums]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([key, { carrier, cities: between, flights, seats }]) => ({
      carrier,
      cities: between,
      flights,
      seats: seats / flights,
      isWhole: !key.endsWith(' '),
    }));
}
