import { SCOPE } from '../../../content/along.ts';
import { CABIN_NAMES } from '../../../content/cabins.ts';
import { computedWords, modelVersionText } from './facts-words.ts';
import type { CabinFacts, ResultFacts } from './result-facts.ts';
import { isoDate } from './subject-words.ts';

type Cell = string | number | boolean | undefined;

/** Each column: its name, which ends in the unit where it has one, and what stands in it. */
const COLUMNS: readonly (readonly [name: string, cell: (cabin: CabinFacts, facts: ResultFacts) => Cell])[] = [
  ['cabin', ({ cabin }) => CABIN_NAMES[cabin]],
  ['on_board', ({ isOnBoard }) => isOnBoard],
  ['well_to_wake_kg_co2e_per_passenger', ({ wellToWakeKg }) => wellToWakeKg],
  ['range_low_kg_co2e_per_passenger', ({ lowKg }) => lowKg],
  ['range_high_kg_co2e_per_passenger', ({ highKg }) => highKg],
  ['well_to_tank_kg_co2e_per_passenger', ({ wellToTankKg }) => wellToTankKg],
  ['tank_to_wake_kg_co2e_per_passenger', ({ tankToWakeKg }) => tankToWakeKg],
  ['great_circle_distance_km', (_, { greatCircleDistanceKm: km }) => km && Math.round(km * 10) / 10],
  ['contrail_risk', (_, { contrails }) => contrails],
  ['origin', (_, { origin }) => origin.code],
  ['origin_name', (_, { origin }) => origin.name],
  ['destination', (_, { destination }) => destination.code],
  ['destination_name', (_, { destination }) => destination.name],
  ['operating_carrier', (_, { flight }) => flight?.carrier.code],
  ['operating_carrier_name', (_, { flight }) => flight?.carrier.name],
  ['flight_number', (_, { flight }) => flight?.flightNumber],
  ['departure_date', (_, { flight }) => flight?.departureDate && isoDate(flight.departureDate)],
  ['aircraft_icao_type', (_, { aircraft }) => aircraft?.icaoCode],
  ['aircraft_name', (_, { aircraft }) => aircraft?.name],
  ['aircraft_basis', (_, { aircraft }) => aircraft?.basis],
  ['counted', () => SCOPE.counted],
  ['not_counted', () => SCOPE.notCounted],
  ['radiative_forcing_factor', () => SCOPE.radiativeForcing],
  ['computed_by', (_, facts) => computedWords(facts)],
  ['model_version', (_, { modelVersion }) => modelVersion && modelVersionText(modelVersion)],
  ['engine_version', (_, { engineVersion }) => engineVersion],
  ['licence', () => SCOPE.licence.name],
  ['address', (_, { address }) => address],
  ['made_on', (_, { madeOn }) => isoDate(madeOn)],
];

/** Spreadsheets take a file without this mark for one of an older encoding, and spoil every accent. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would compute instead of showing. */
const FORMULA = /^[=+\-@\t\r]/;

/** A row for each cabin, as RFC 4180 has it, UTF-8; numbers with "." and without grouping, to the gram. */
export function factsCsv(facts: ResultFacts): string {
  const rows = [
    COLUMNS.map(([name]) => name),
    ...facts.cabins.map((cabin) => COLUMNS.map(([, cell]) => cell(cabin, facts))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** A text that begins like a formula gets an apostrophe before it, by which spreadsheets know a text. */
function csvCell(cell: Cell): string {
  if (cell === undefined) return '';
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
