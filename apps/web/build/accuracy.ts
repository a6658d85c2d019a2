import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesToShow } from '@tim/find';
import { parse } from 'csv-parse/sync';
import type { Plugin } from 'vite';
import type { AccuracyFigures } from '../src/pages/accuracy/figures.ts';
import { findSources } from './find-files.ts';
import { languageOf } from './language.ts';
import { virtualModule } from './virtual-module.ts';

const docs = (file: string) => join(import.meta.dirname, '../../../docs', file);
/** What the engine reaches, and each flight's figures: `npm run accuracy` writes both. */
const FIGURES = docs('accuracy.json');
const FLIGHTS = docs('accuracy-flights.csv');

type Row = Readonly<Record<string, string>>;
type Figures = Omit<AccuracyFigures, 'flights'>;

/** What the page shows of a flight; the file beside the pages has more. */
const shown = (row: Row) => ({
  carrier: row['carrier'],
  flightNumber: Number(row['flight_number']),
  origin: row['origin'],
  destination: row['destination'],
  cabin: row['cabin'],
  aircraftNamed: row['aircraft_named'],
  publishedKg: Number(row['published_kg']),
  ourKg: numberIn(row, 'our_kg'),
  error: numberIn(row, 'error'),
  why: whyOf(row),
});

const besides = (row: Row) => ({
  departureDate: row['departure_date'],
  aircraftUsed: row['aircraft_used'] || null,
  lowKg: numberIn(row, 'low_kg'),
  highKg: numberIn(row, 'high_kg'),
  exactKg: numberIn(row, 'exact_kg'),
  exactError: numberIn(row, 'exact_error'),
  contrailsPublished: row['contrails_published'] || null,
  contrails: row['contrails'] || null,
});

/** What could explain the error of an economy figure. */
function whyOf(row: Row) {
  if (!row['cause']) return undefined;
  const pair = (input: string) =>
    row[`${input}_used`] ? { used: Number(row[`${input}_used`]), needed: Number(row[`${input}_needed`]) } : undefined;
  return {
    cause: row['cause'],
    nearest: nearestOf(row),
    passengerLoadFactor: pair('load_factor'),
    cargoMassFraction: pair('cargo_fraction'),
  };
}

/** The input that comes nearest to the published figure: columns that say nothing of its kind are empty. */
function nearestOf(row: Row) {
  if (!row['nearest_kind']) return undefined;
  return {
    kind: row['nearest_kind'],
    aircraft: row['nearest_aircraft'] || undefined,
    seats: row['nearest_seats'] || undefined,
    fraction: row['nearest_fraction'] ? Number(row['nearest_fraction']) : undefined,
    error: Number(row['nearest_error']),
  };
}

function numberIn(row: Row, column: string): number | null {
  return row[column] ? Number(row[column]) : null;
}

async function read(): Promise<{ readonly figures: Figures; readonly rows: readonly Row[] }> {
  const [figures, flights] = await Promise.all([FIGURES, FLIGHTS].map((file) => readFile(file, 'utf8')));
  return { figures: JSON.parse(figures ?? '') as Figures, rows: parse(flights ?? '', { columns: true }) };
}

/** The groups by airline, "JL Japan Airlines", with the names that a language has for them: "JL 日本航空". */
export function withCarrierNames(
  { groups, ...figures }: Pick<Figures, 'groups'>,
  language: string,
): Pick<Figures, 'groups'> {
  const names = new Map(namesToShow(findSources().carrierNames, language));
  const carrier = groups.carrier.map((group) => {
    const name = names.get(group.code);
    return name === undefined ? group : { ...group, name: `${group.code} ${name}` };
  });
  return { ...figures, groups: { ...groups, carrier } };
}

/** Offers the engine's comparison with published figures to the page that shows it, and as a file beside the pages. */
export function accuracy(): Plugin {
  return {
    ...virtualModule('accuracy', async (context, config) => {
      for (const file of [FIGURES, FLIGHTS]) context.addWatchFile(file);
      const { figures, rows } = await read();
      const shownFigures = { ...withCarrierNames(figures, languageOf(config)), flights: rows.map(shown) };
      return `export const figures = ${JSON.stringify(shownFigures)};`;
    }),
    async generateBundle() {
      const { figures, rows } = await read();
      const flights = rows.map((row) => ({ ...shown(row), ...besides(row) }));
      this.emitFile({ type: 'asset', fileName: 'accuracy.json', source: JSON.stringify({ ...figures, flights }) });
    },
  };
}
