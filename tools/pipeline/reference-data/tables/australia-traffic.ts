import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import { rounded } from '../codec/rounded.ts';
import { iataAirport, optional, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { AirportRow } from './airports.ts';
import { AIRLINES, COUNTRIES, COUNTRY, FREIGHT_AIRLINES } from './bitre-names.ts';
import type { BuildContext } from './build-context.ts';
import { compareText } from './compare-text.ts';
import { countedSeats } from './counted-seats.ts';
import { monthlyLoads, type Counted, type MonthlyLoads } from './monthly-loads.ts';
import { plainServices } from './through-services.ts';

const DIGITS = 3;

/**
 * Flights of a calendar month with which its own load factor counts for half beside the year's [flights]. Of 0, 10, 30, 100 and 300,
 * 10 and 30 told the months of 2025 best from those of 2023 and 2024: root mean square error 0.062 (0.087 by the year alone; 709
 * months of airlines and countries, inbound).
 */
const FLIGHTS_OF_HALF = 30;

/**
 * The same of a route at home, all airlines together, of whose months two years are known: 0.052 with 1000, 0.060 with 0, 0.053 by
 * the year alone, 0.126 by the method's 0.845 (558 months of routes in 2025, told from 2023 and 2024).
 */
const FLIGHTS_OF_HALF_AT_HOME = 1000;

type Month = Counted & { readonly month: number };
type Loads = MonthlyLoads & { readonly key: string };

/** Loads of Australia's flights by airline, country, direction and month, of its routes at home by month, and the seats of flights abroad. */
export async function buildAustraliaTraffic(
  context: BuildContext,
  airportList: readonly AirportRow[],
): Promise<Uint8Array> {
  const { sources } = context;
  const credit = sources.credit('australiaLoads');
  const abroad = await loadsAbroad(context, await plainServices(context, airportList));
  const atHome = await loadsAtHome(context, airportList);
  const seats = await countedSeats(context, airportList);
  const table = newTable({
    table: 'australia-traffic',
    sources: [credit, sources.credit('australiaDomestic'), sources.credit('australiaRoutes')],
    rows: abroad.length + atHome.length + seats.length,
    notes: [
      'Load factors by calendar month over the years from 2023, few flights drawn towards the year: inbound as counted; outbound with the seats a flight has inbound.',
      'Airlines and countries of whose flights more than a tenth go on to a third country are left out: their passengers to there are not counted.',
      'Seats a flight on legs between cities of Australia and abroad, either way, in twelve months: months that keep one whole number of them apart from those that do not.',
    ],
  });
  const { sorted: codes, numberOf } = numbered(seats.flatMap((row) => row.cities));
  table.columns.text(credit.edition).text(COUNTRY);
  for (const loads of [abroad, atHome]) {
    table.columns
      .sortedStrings(loads.map(({ key }) => key))
      .uints(loads.map(({ flights }) => flights))
      .decimals(
        loads.flatMap(({ loadFactors }) => loadFactors.map((value) => rounded(value, DIGITS))),
        DIGITS,
      );
  }
  table.columns
    .sortedStrings(codes)
    .repeatedStrings(seats.map(({ carrier }) => carrier))
    .uints(seats.map(({ cities: [one] }) => numberOf(one)))
    .uints(seats.map(({ cities: [, other] }) => numberOf(other)))
    .decimals(
      seats.map((row) => rounded(row.seats, 1)),
      1,
    )
    .uints(seats.map(({ isWhole }) => (isWhole ? 1 : 0)))
    .uints(seats.map(({ flights }) => flights));
  return table.toBytes();
}

/** By airline, country and direction: "SQ SG in". */
async function loadsAbroad({ sources, report }: BuildContext, plain: ReadonlySet<string>): Promise<readonly Loads[]> {
  const file = sources.file('australiaLoads');
  const count = optional(wholeNumber(0, 1e7));
  const fields = {
    airline: text,
    country: text,
    month: wholeNumber(1, 12),
    flights_in: count,
    passengers_in: count,
    seats_in: count,
    flights_out: count,
    passengers_out: count,
  };
  const counted = new Map<string, Month[]>();
  const add = (key: string, month: Month) => counted.set(key, [...(counted.get(key) ?? []), month]);
  for (const { line, values } of await readRows(file, fields, report)) {
    const [carrier, country] = [AIRLINES[values.airline], COUNTRIES[values.country]];
    if (FREIGHT_AIRLINES.has(values.airline)) {
      report.leaveOut(file.name, line, 'flights of airlines that carry freight alone');
    } else if (carrier === undefined || country === undefined) {
      report.bad(file.name, line, `${carrier === undefined ? values.airline : values.country} has no code here`);
    } else if (!plain.has(`${carrier} ${country}`)) {
      report.leaveOut(file.name, line, 'flights that go on to a third country, for passengers who are not counted');
    } else {
      const { month, flights_in: flights = 0, passengers_in: passengers = 0, seats_in: seats = 0 } = values;
      if (flights === 0 || passengers === 0 || seats === 0) continue;
      add(`${carrier} ${country} in`, { month, flights, passengers, seats });
      const { flights_out: out = 0, passengers_out: passengersOut = 0 } = values;
      if (out > 0 && passengersOut > 0) {
        add(`${carrier} ${country} out`, {
          month,
          flights: out,
          passengers: passengersOut,
          seats: (out * seats) / flights,
        });
      }
    }
  }
  return allLoads(counted, FLIGHTS_OF_HALF);
}

/** By pair of airports at home, both ways together: "ADL MEL". */
async function loadsAtHome(
  { sources, report }: BuildContext,
  airportList: readonly AirportRow[],
): Promise<readonly Loads[]> {
  const file = sources.file('australiaDomestic');
  const count = optional(wholeNumber(0, 1e7));
  const fields = {
    origin: iataAirport,
    destination: iataAirport,
    month: wholeNumber(1, 12),
    // Empty before a route began.
    passengers: count,
    flights: count,
    seats: count,
  };
  const countries = new Map(airportList.map(({ iata, country }) => [iata, country]));
  const counted = new Map<string, Month[]>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const ends = [values.origin, values.destination];
    if (ends.some((code) => countries.get(code) !== COUNTRY)) {
      report.leaveOut(file.name, line, 'routes from or to a place that is no airport of the country');
      continue;
    }
    const key = ends.toSorted(compareText).join(' ');
    const { month, passengers = 0, flights = 0, seats = 0 } = values;
    if (passengers === 0 || seats === 0) continue;
    counted.set(key, [...(counted.get(key) ?? []), { month, passengers, flights, seats }]);
  }
  return allLoads(counted, FLIGHTS_OF_HALF_AT_HOME);
}

function allLoads(counted: ReadonlyMap<string, readonly Month[]>, flightsOfHalf: number): readonly Loads[] {
  return [...counted]
    .toSorted(([a], [b]) => compareText(a, b))
    .flatMap(([key, months]) => {
      const loads = monthlyLoads(months, flightsOfHalf);
      return loads ? [{ key, ...loads }] : [];
    });
}
