import { FIRST_REASON, FLIES, IN_DOUBT, isInDoubt, judgeOf, monthNumber } from '@tim/reference-data';
import type { WithoutPassengers } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import type { Credit } from '../sources.ts';
import { holdersOfCodes, type StatusData } from './carrier-status.ts';
import type { FlightRow } from './flights.ts';

/** First month of which the list's entries are known. */
const KNOWN_FROM = '2022-09';

/** A row of the flights table with what its history says. */
export type ListedRow = FlightRow & {
  readonly originCountry: string;
  readonly destinationCountry: string;
  /** ICAO code of the carrier whose callsign it was entered under; '' when not known. */
  readonly holderIcaoCode: string;
  /** When it was last entered or changed, YYYY-MM; '' when not since `KNOWN_FROM`. */
  readonly lastEntered: string;
};
/** The rows of the flights table, in its order. */
export type ListedRows = { readonly rows: readonly ListedRow[]; readonly credit: Credit };

/** What is known of each row of the flights table: when it was last entered, and whether anybody can take the flight. */
export function buildFlightStatus(data: StatusData, { rows, credit }: ListedRows): Uint8Array {
  const judge = judgeOf({ blocks: data.numberBlocks, closedRoutes: data.closedRoutes });
  const takenToHold = new Set(holdersOfCodes(data.carrierStatus));
  const holders = new Map(data.carrierStatus.map((holder) => [`${holder.carrierCode} ${holder.icaoCode}`, holder]));
  const numbers = new Map<string, number>();
  const reasons: WithoutPassengers[] = [];
  const numberOf = (found: WithoutPassengers): number => {
    const key = JSON.stringify(found);
    const known = numbers.get(key) ?? FIRST_REASON + reasons.push(found) - 1;
    numbers.set(key, known);
    return known;
  };
  const verdicts = rows.map((row) => {
    const holder = holders.get(`${row.carrier} ${row.holderIcaoCode}`);
    const found = judge({
      carrierCode: row.carrier,
      holder,
      flightNumber: row.flightNumber,
      origin: { iataAirportCode: row.origin, countryCode: row.originCountry },
      destination: { iataAirportCode: row.destination, countryCode: row.destinationCountry },
      lastEntered: row.lastEntered,
    });
    if (found) return numberOf(holder && takenToHold.has(holder) ? found : { ...found, holderCode: '' });
    return isInDoubt(holder) ? IN_DOUBT : FLIES;
  });
  const counts = Map.groupBy(
    verdicts,
    (verdict) => reasons[verdict - FIRST_REASON]?.reason ?? (verdict ? 'in doubt' : ''),
  );
  const told = [...counts].filter(([reason]) => reason !== '').map(([reason, { length }]) => `${reason} ${length}`);
  const table = newTable({
    table: 'flight-status',
    sources: [credit, DATA_CREDITS.carrierStatus],
    rows: rows.length,
    notes: [`Flight numbers: ${told.toSorted().join(', ')}.`],
  });
  table.columns
    .text(KNOWN_FROM)
    .uints(rows.map(({ lastEntered }) => monthNumber(KNOWN_FROM, lastEntered)))
    .uints(verdicts)
    .strings(reasons.map(({ reason }) => reason))
    .strings(reasons.map(({ of }) => of))
    .strings(reasons.map(({ holderName }) => holderName))
    .repeatedStrings(reasons.map(({ holderCode }) => holderCode))
    .strings(reasons.map(({ since }) => since))
    .strings(reasons.map(({ successors }) => successors.join(' ')))
    .strings(reasons.map(({ closedAirport }) => closedAirport))
    .repeatedStrings(rows.map(({ holderIcaoCode }) => holderIcaoCode));
  return table.toBytes();
}
