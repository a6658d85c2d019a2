import { newTable } from '../codec/new-table.ts';
import { rounded } from '../codec/rounded.ts';
import { decimal, oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { BuildContext } from './build-context.ts';
import { compareText } from './compare-text.ts';
import { monthlyLoads, type Counted } from './monthly-loads.ts';

const DIGITS = 3;
const COUNTRY = 'IN';

/** First year that counts: traffic abroad was regular again from 2022-03. */
const FIRST_YEAR = 2023;

/** Flights of a calendar month with which its own load factor counts for half beside the year's. Our choice, as for Australia. */
const FLIGHTS_OF_HALF = 30;

/** A passenger with what they bring, in the method's share of cargo [t]. Source: Google TIM 3.0.0, "Cargo mass fraction". */
const PASSENGER_TONNES = 0.1;

/** IATA codes of the airlines as the source names them. */
const AIRLINES: Readonly<Record<string, string>> = {
  'AIX Connect': 'I5',
  'Air India': 'AI',
  'Air India Express': 'IX',
  'AirAsia India': 'I5',
  'Akasa Air': 'QP',
  'Alliance Air': '9I',
  Fly91: 'IC',
  Flybig: 'S9',
  'Go First': 'G8',
  'India One Air': 'I7',
  IndiGo: '6E',
  SpiceJet: 'SG',
  'Star Air': 'S5',
  TruJet: '2T',
  Vistara: 'UK',
};

/** Airlines of the source that carry freight alone. */
const FREIGHT_AIRLINES: ReadonlySet<string> = new Set(['Blue Dart Aviation', 'QuikJet Cargo']);

type Month = Counted & { readonly month: number; readonly people: number; readonly cargoTonnes: number };

/**
 * Loads and cargo of India's airlines at home and abroad. Two rows of one month are its scheduled and its other flights: their
 * passenger- and seat-kilometres, people and tonnes are added; nobody takes the mean of two shares.
 */
export async function buildIndiaTraffic({ sources, report }: BuildContext): Promise<Uint8Array> {
  const file = sources.file('indiaCarriers');
  const credit = sources.credit('indiaCarriers');
  const amount = optional(decimal(0, 1e9));
  const fields = {
    airline: text,
    service: oneOf('domestic', 'international'),
    year: wholeNumber(2000, 2100),
    month: wholeNumber(1, 12),
    departures: wholeNumber(0, 1e6),
    passengers: amount,
    passenger_thousand_km: amount,
    seat_thousand_km: amount,
    cargo_tonnes: amount,
  };
  const counted = new Map<string, Month[]>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const carrier = AIRLINES[values.airline];
    const { passengers: people = 0, passenger_thousand_km: passengers = 0, seat_thousand_km: seats = 0 } = values;
    if (FREIGHT_AIRLINES.has(values.airline)) {
      report.leaveOut(file.name, line, 'flights of airlines that carry freight alone');
    } else if (carrier === undefined) {
      report.bad(file.name, line, `airline ${values.airline} has no code here`);
    } else if (passengers > seats) {
      report.leaveOut(file.name, line, 'months with more passengers than seats');
    } else if (values.year >= FIRST_YEAR && people > 0 && seats > 0) {
      const key = `${carrier} ${values.service}`;
      const { month, departures: flights, cargo_tonnes: cargoTonnes = 0 } = values;
      counted.set(key, [...(counted.get(key) ?? []), { month, flights, passengers, seats, people, cargoTonnes }]);
    }
  }
  const rows = [...counted]
    .toSorted(([a], [b]) => compareText(a, b))
    .flatMap(([key, months]) => {
      const loads = monthlyLoads(months, FLIGHTS_OF_HALF);
      return loads ? [{ key, ...loads, cargo: cargoShare(months) }] : [];
    });
  const table = newTable({
    table: 'india-traffic-odbl',
    sources: [credit],
    rows: rows.length,
    notes: [
      'This table, and whatever table is made of it, is under the Open Database License 1.0 (share-alike); the other tables are not.',
      'By airline, at home or abroad, from 2023: passenger-km by seat-km of each calendar month, and cargo of cargo and people at 100 kg each.',
    ],
  });
  table.columns
    .text(credit.edition)
    .text(COUNTRY)
    .sortedStrings(rows.map(({ key }) => key))
    .uints(rows.map(({ flights }) => flights))
    .decimals(
      rows.flatMap(({ loadFactors }) => loadFactors.map((value) => rounded(value, DIGITS))),
      DIGITS,
    )
    .decimals(
      rows.map(({ cargo }) => rounded(cargo, DIGITS)),
      DIGITS,
    );
  return table.toBytes();
}

/** Cargo / (cargo + 100 kg x people) [1]. */
function cargoShare(months: readonly Month[]): number {
  const cargo = months.reduce((sum, { cargoTonnes }) => sum + cargoTonnes, 0);
  const people = months.reduce((sum, month) => sum + month.people, 0);
  return cargo / (cargo + PASSENGER_TONNES * people);
}
