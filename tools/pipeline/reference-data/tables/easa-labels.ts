import { kgToGrams } from '@tim/engine';
import { parseYyyymmdd } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { BadField, decimal, iataAirport, iataCarrier, matching, optional, type Field } from '../csv/fields.ts';
import { readRows, type CsvFile } from '../csv/read-rows.ts';
import type { RowReport } from '../csv/row-report.ts';

/** One issued label, as the table keeps it. */
export type LabelRow = {
  readonly carrier: string;
  /** 0 for all of the carrier's flights on the route. */
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
  /** First and last day [YYYYMMDD]. */
  readonly issueDay: number;
  readonly expiryDay: number;
  readonly version: string;
  /** [g CO2e]; 0 for a cabin that is not on the label. */
  readonly economyGrams: number;
  readonly premiumEconomyGrams: number;
  readonly businessGrams: number;
  readonly firstGrams: number;
  /** Undefined when it is not on the label. */
  readonly safFraction: number | undefined;
};

/** Digits after the point of a share of sustainable fuel. */
const SAF_DIGITS = 6;

/** A day of the calendar written YYYY-MM-DD, as YYYYMMDD. */
const day: Field<number> = (value) => {
  const digits = value.replaceAll('-', '');
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) || !parseYyyymmdd(digits)) {
    throw new BadField(`'${value}' is not a day written YYYY-MM-DD`);
  }
  return Number(digits);
};

const flightNumberOrAll: Field<number> = (value) => {
  if (value !== '' && !/^[1-9]\d{0,3}$/.test(value)) {
    throw new BadField(`'${value}' is not a flight number from 1 to 9999, nor empty for all flights`);
  }
  return Number(value);
};

const gramsOrNone: Field<number> = (value) => {
  const isWritten = /^\d{1,6}(\.\d{1,3})?$/.test(value);
  const grams = Math.round(kgToGrams(Number(value)));
  if (value !== '' && !(isWritten && grams > 0)) {
    throw new BadField(`'${value}' is not a mass above 0 kg, to the gram, nor empty for a cabin not on the label`);
  }
  return grams;
};

const fraction: Field<number> = (value) => {
  if ((value.split('.')[1] ?? '').length > SAF_DIGITS) {
    throw new BadField(`'${value}' has more than ${SAF_DIGITS} digits after the point`);
  }
  return decimal(0, 1)(value);
};

/** Columns of the file of issued labels; README.md of libs/reference-data says what each holds. */
const FIELDS = {
  carrier: iataCarrier,
  flight_number: flightNumberOrAll,
  origin: iataAirport,
  destination: iataAirport,
  issue_date: day,
  expiry_date: day,
  version: matching(/^\S(.{0,38}\S)?$/, 'a version of 1 to 40 characters'),
  economy_kg: gramsOrNone,
  premium_economy_kg: gramsOrNone,
  business_kg: gramsOrNone,
  first_kg: gramsOrNone,
  saf_fraction: optional(fraction),
};

type Known = Pick<Tables, 'airports' | 'carriers'>;

/** What is wrong with a row whose fields are good one by one; undefined for nothing. */
function faultOf(row: LabelRow, known: Known): string | undefined {
  const { carrier, origin, destination, issueDay, expiryDay } = row;
  if (!known.carriers.find(carrier)) return `carrier ${carrier} is not in the carriers table`;
  if (!known.airports.find(origin)) return `origin ${origin} is not in the airports table`;
  if (!known.airports.find(destination)) return `destination ${destination} is not in the airports table`;
  if (origin === destination) return `origin and destination are both ${origin}`;
  if (expiryDay < issueDay) return 'expiry_date is before issue_date';
  const grams = row.economyGrams + row.premiumEconomyGrams + row.businessGrams + row.firstGrams;
  return grams === 0 ? 'economy_kg, premium_economy_kg, business_kg and first_kg are all empty' : undefined;
}

const keyOf = ({ carrier, flightNumber, origin, destination, issueDay }: LabelRow) =>
  [carrier, flightNumber, origin, destination, issueDay].join(' ');

/**
 * Read issued labels.
 *
 * @param known - what codes must be in
 * @param report - is told of each row that is left out, by field and rule
 * @returns the rows, in the order of the table
 */
export async function readEasaLabels(file: CsvFile, known: Known, report: RowReport): Promise<LabelRow[]> {
  const labels = new Map<string, LabelRow>();
  for (const { line, values } of await readRows(file, FIELDS, report)) {
    const row: LabelRow = {
      carrier: values.carrier,
      flightNumber: values.flight_number,
      origin: values.origin,
      destination: values.destination,
      issueDay: values.issue_date,
      expiryDay: values.expiry_date,
      version: values.version,
      economyGrams: values.economy_kg,
      premiumEconomyGrams: values.premium_economy_kg,
      businessGrams: values.business_kg,
      firstGrams: values.first_kg,
      safFraction: values.saf_fraction,
    };
    const fault = faultOf(row, known);
    if (fault !== undefined) report.bad(file.name, line, fault);
    else if (labels.has(keyOf(row)))
      report.bad(file.name, line, 'issue_date: the flight has a label of that day already');
    else labels.set(keyOf(row), row);
  }
  return [...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** @returns the table, with no row and no source where no label was issued */
export function buildEasaLabels(labels: readonly LabelRow[]): Uint8Array {
  const newest = String(Math.max(0, ...labels.map(({ issueDay }) => issueDay)));
  const date = `${newest.slice(0, 4)}-${newest.slice(4, 6)}-${newest.slice(6)}`;
  const credit = {
    title: 'EASA Flight Emissions Labels as issued, imported from a CSV file',
    edition: `labels issued to ${date}`,
    licence: 'as the operator who imported them holds them',
    address: 'https://www.flightemissions.eu/',
    date,
  };
  const table = newTable({ table: 'easa-labels', sources: labels.length > 0 ? [credit] : [], rows: labels.length });
  table.columns
    .repeatedStrings(labels.map(({ carrier }) => carrier))
    .uints(labels.map(({ flightNumber }) => flightNumber))
    .repeatedStrings(labels.map(({ origin }) => origin))
    .repeatedStrings(labels.map(({ destination }) => destination))
    .uints(labels.map(({ issueDay }) => issueDay))
    .uints(labels.map(({ expiryDay }) => expiryDay))
    .repeatedStrings(labels.map(({ version }) => version))
    .uints(labels.map(({ economyGrams }) => economyGrams))
    .uints(labels.map(({ premiumEconomyGrams }) => premiumEconomyGrams))
    .uints(labels.map(({ businessGrams }) => businessGrams))
    .uints(labels.map(({ firstGrams }) => firstGrams))
    .uints(labels.map(({ safFraction }) => (safFraction === undefined ? 0 : 1)))
    .decimals(
      labels.map(({ safFraction }) => safFraction ?? 0),
      SAF_DIGITS,
    );
  return table.toBytes();
}
