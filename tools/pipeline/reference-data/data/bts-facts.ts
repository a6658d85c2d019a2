import { iataCarrier, list, matching, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';

/** What the codes of US BTS (T-100 and Schedule T-2) stand for. */
export type BtsFacts = {
  /** By BTS aircraft code. */
  readonly aircraft: ReadonlyMap<string, readonly TypeOfCode[]>;
  /** ICAO types by carrier and aircraft code, where the seats filed show other types than the code's. */
  readonly filedOtherwise: ReadonlyMap<string, readonly string[]>;
  /** By carrier and aircraft code. */
  readonly narrowBodies: ReadonlyMap<string, NarrowBody>;
  /** Carrier, year and aircraft code of months whose seats are of none of the carrier's aircraft. */
  readonly seatsOfNoAircraft: ReadonlySet<string>;
  /** By BTS carrier code: the IATA code, and a word of the name BTS gives. */
  readonly carriers: ReadonlyMap<string, { readonly iata: string; readonly word: string }>;
};

export type TypeOfCode = {
  readonly type: string;
  /** The type's own codes: a carrier that files under none of them files it under this code. None where this is its own. */
  readonly ownCodes: readonly string[];
};

/** A narrow body that a carrier files under a code of its wide bodies. */
export type NarrowBody = {
  readonly narrowType: string;
  readonly narrowSeats: number;
  readonly wideSeats: number;
  readonly fewestWideSeats: number;
};

const aircraftCode = matching(/^\d{1,3}$/, 'a BTS aircraft code');
const btsCarrier = matching(/^[A-Z0-9]{2,3}$/, 'a BTS carrier code');
const seats = wholeNumber(1, 900);

/** The key of a carrier's aircraft code. */
export const filedAs = (carrier: string, code: string): string => `${carrier} ${code}`;
/** The key of a month: the files have one of each year. */
export const filedIn = (carrier: string, year: number, code: string): string => `${carrier} ${year} ${code}`;

export async function readBtsFacts(context: DataContext): Promise<BtsFacts> {
  return {
    aircraft: await readAircraft(context),
    filedOtherwise: await readFiledOtherwise(context),
    narrowBodies: await readNarrowBodies(context),
    seatsOfNoAircraft: await readSeatsOfNoAircraft(context),
    carriers: await readCarriers(context),
  };
}

async function readAircraft({ read, known }: DataContext): Promise<BtsFacts['aircraft']> {
  const fields = { code: aircraftCode, icao_type: known.aircraftType, own_codes: list(aircraftCode) };
  const rows = await read('bts-aircraft', fields, [standsOnce(({ code, icao_type: type }) => `${code} ${type}`)]);
  const types = Map.groupBy(rows, ({ values }) => values.code);
  return new Map(
    [...types].map(([code, ofCode]) => [
      code,
      ofCode.map(({ values }) => ({ type: values.icao_type, ownCodes: values.own_codes })),
    ]),
  );
}

async function readFiledOtherwise({ read, known }: DataContext): Promise<BtsFacts['filedOtherwise']> {
  const fields = { carrier: known.carrier, code: aircraftCode, icao_types: list(known.aircraftType), remark: text };
  const rows = await read('bts-filed-otherwise', fields, [
    ({ icao_types: types }) => (types.length === 0 ? 'icao_types is empty' : undefined),
    ({ remark }) => (remark === '' ? 'remark is empty: say what shows it' : undefined),
    standsOnce(({ carrier, code }) => filedAs(carrier, code)),
  ]);
  return new Map(rows.map(({ values }) => [filedAs(values.carrier, values.code), values.icao_types]));
}

async function readNarrowBodies({ read, known }: DataContext): Promise<BtsFacts['narrowBodies']> {
  const fields = {
    carrier: known.carrier,
    code: aircraftCode,
    narrow_type: known.aircraftType,
    narrow_seats: seats,
    wide_seats: seats,
    fewest_wide_seats: seats,
  };
  const rows = await read('bts-narrow-bodies', fields, [
    ({ narrow_seats: narrow, fewest_wide_seats: fewest, wide_seats: wide }) =>
      narrow < fewest && fewest <= wide ? undefined : 'narrow_seats, fewest_wide_seats and wide_seats do not rise',
    standsOnce(({ carrier, code }) => filedAs(carrier, code)),
  ]);
  return new Map(
    rows.map(({ values }) => [
      filedAs(values.carrier, values.code),
      {
        narrowType: values.narrow_type,
        narrowSeats: values.narrow_seats,
        wideSeats: values.wide_seats,
        fewestWideSeats: values.fewest_wide_seats,
      },
    ]),
  );
}

async function readSeatsOfNoAircraft({ read }: DataContext): Promise<BtsFacts['seatsOfNoAircraft']> {
  const fields = { carrier: btsCarrier, year: wholeNumber(2000, 2100), code: aircraftCode, remark: text };
  const rows = await read('bts-seats-of-no-aircraft', fields, [
    ({ remark }) => (remark === '' ? 'remark is empty: say what shows it' : undefined),
    standsOnce(({ carrier, year, code }) => filedIn(carrier, year, code)),
  ]);
  return new Set(rows.map(({ values: { carrier, year, code } }) => filedIn(carrier, year, code)));
}

async function readCarriers({ read }: DataContext): Promise<BtsFacts['carriers']> {
  const fields = { code: btsCarrier, carrier: iataCarrier, word_of_name: text };
  const rows = await read('bts-carriers', fields, [
    ({ word_of_name: word }) => (word === '' ? 'word_of_name is empty' : undefined),
    standsOnce(({ code }) => code),
  ]);
  return new Map(rows.map(({ values }) => [values.code, { iata: values.carrier, word: values.word_of_name }]));
}
