import { newTable } from '../codec/new-table.ts';
import { decimal, iataAirport, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import { identify, type Bts } from './bts.ts';
import type { BuildContext } from './build-context.ts';
import { compareText } from './compare-text.ts';

/** A cargo fraction is missing where neither passengers nor cargo were on board. */
const fractionOrNone = (value: string) => (value === '' ? undefined : decimal(0, 1)(value));

/** @param airports - the airports table's codes */
export async function buildTraffic(
  context: BuildContext,
  bts: Bts,
  airports: ReadonlySet<string>,
): Promise<Uint8Array> {
  const { sources, report } = context;
  const file = sources.file('t100Routes');
  const fields = {
    YEAR: wholeNumber(1990, 2100),
    UNIQUE_CARRIER: text,
    ORIGIN: iataAirport,
    DEST: iataAirport,
    AIRCRAFT_TYPE: text,
    dep: decimal(1, 1e5),
    seats_per_dep: decimal(1, 900),
    lf: decimal(0, 1),
    cmf: fractionOrNone,
  };
  const flights = (await readRows(file, fields, report)).flatMap(({ line, values }) => {
    const unknown = [values.ORIGIN, values.DEST].find((code) => !airports.has(code));
    if (unknown !== undefined) {
      report.bad(file.name, line, `airport ${unknown} is not in the airports table`);
      return [];
    }
    if (values.lf === 0 || values.cmf === undefined) {
      report.leaveOut(file.name, line, 'flights without a passenger');
      return [];
    }
    return [
      {
        line,
        btsCarrier: values.UNIQUE_CARRIER,
        btsAircraft: values.AIRCRAFT_TYPE,
        origin: values.ORIGIN,
        destination: values.DEST,
        year: values.YEAR,
        departures: values.dep,
        seats: values.seats_per_dep,
        loadFactor: values.lf,
        cargo: values.cmf,
      },
    ];
  });
  const rows = identify(context, file.name, bts, flights).sort(
    (a, b) =>
      compareText(a.origin, b.origin) ||
      compareText(a.destination, b.destination) ||
      b.departures - a.departures ||
      b.year - a.year ||
      compareText(a.carrier, b.carrier) ||
      compareText(a.btsAircraft, b.btsAircraft),
  );
  const codes = [...new Set(rows.flatMap(({ origin, destination }) => [origin, destination]))].sort();
  const numbers = new Map(codes.map((code, number) => [code, number]));
  const credit = sources.credit('t100Routes');
  const table = newTable({
    table: 'traffic',
    sources: [credit],
    rows: rows.length,
    notes: [
      'Scheduled passenger flights between the US and abroad in two winter months. A row is one carrier and one BTS aircraft code on one route in one month.',
      'Cargo mass fraction: freight and mail, given in pounds, x 0.45359237 kg; 100 kg a passenger.',
      'The ICAO types of a BTS code: those the carrier’s fleet has, and other types seen to be filed under it.',
    ],
  });
  const words = rows.map(({ types }) => types.join(' '));
  table.columns
    .text(credit.edition)
    .sortedStrings(codes)
    .uints(rows.map(({ origin }) => numbers.get(origin) ?? 0))
    .uints(rows.map(({ destination }) => numbers.get(destination) ?? 0))
    .repeatedStrings(rows.map(({ carrier }) => carrier))
    .repeatedStrings(words)
    .uints(rows.map(({ year }) => year))
    .uints(rows.map(({ departures }) => departures));
  for (const column of ['seats', 'loadFactor', 'cargo'] as const) {
    table.columns.decimals(
      rows.map((row) => row[column]),
      3,
    );
  }
  return table.toBytes();
}
