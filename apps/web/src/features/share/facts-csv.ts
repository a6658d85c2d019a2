import { CSV_DELIMITER, withDecimalMark } from '@tim/format';
import { csvLine, dayText, withoutFormulas } from '@tim/notation';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { modelVersionText } from '../facts/facts-words.ts';
import type { CabinFacts, ResultFacts } from '../facts/result-facts.ts';
import { quotedOfResult } from '../facts/stated.ts';
import { quotedTexts } from '../facts/stated-words.ts';
import { CONTRAILS } from '../../shared/texts.ts';
import { JOURNEYS } from '../question/texts.ts';

type Cell = string | number | boolean | undefined;

/** Each column: its name, which ends in the unit where it has one, and what stands in it. */
const COLUMNS: readonly (readonly [
  name: string,
  cell: (cabin: CabinFacts, facts: ResultFacts, stated: ReturnType<typeof quotedTexts>) => Cell,
])[] = [
  ['cabin', ({ cabin }) => CABIN_NAMES[cabin]],
  ['on_board', ({ isOnBoard }) => isOnBoard],
  ['well_to_wake_kg_co2e_per_passenger', ({ wellToWakeKg }) => wellToWakeKg],
  ['range_low_kg_co2e_per_passenger', ({ lowKg }) => lowKg],
  ['range_high_kg_co2e_per_passenger', ({ highKg }) => highKg],
  ['well_to_tank_kg_co2e_per_passenger', ({ wellToTankKg }) => wellToTankKg],
  ['tank_to_wake_kg_co2e_per_passenger', ({ tankToWakeKg }) => tankToWakeKg],
  ['great_circle_distance_km', (_, { greatCircleDistanceKm: km }) => km && Math.round(km * 10) / 10],
  ['contrail_risk', (_, { contrails }) => contrails && CONTRAILS.names[contrails]],
  ['origin', (_, { origin }) => origin.code],
  ['origin_name', (_, { origin }) => origin.name],
  ['destination', (_, { destination }) => destination.code],
  ['destination_name', (_, { destination }) => destination.name],
  ['journey', () => JOURNEYS.oneWay],
  ['operating_carrier', (_, { flight }) => flight?.carrier.code],
  ['operating_carrier_name', (_, { flight }) => flight?.carrier.name],
  ['flight_number', (_, { flight }) => flight?.flightNumber],
  ['departure_date', (_, { flight }) => flight?.departureDate && dayText(flight.departureDate)],
  ['aircraft_icao_type', (_, { aircraft }) => aircraft?.icaoCode],
  ['aircraft_name', (_, { aircraft }) => aircraft?.name],
  ['aircraft_basis', (_, { aircraft }) => aircraft?.basis],
  ['counted', (_, __, { counted }) => counted],
  ['not_counted', (_, __, { notCounted }) => notCounted],
  ['radiative_forcing_factor', (_, __, { radiativeForcing }) => radiativeForcing],
  ['computed_by', (_, __, { computed }) => computed],
  ['model_version', (_, { modelVersion }) => modelVersion && modelVersionText(modelVersion)],
  ['engine_version', (_, { engineVersion }) => engineVersion],
  ['data_hash', (_, { modelVersion }) => modelVersion?.dataHash],
  ['licence', (_, __, { licence }) => licence],
  ['address', (_, __, { address }) => address],
  ['made_on', (_, __, { made }) => made],
];

/** Spreadsheets take a file without this mark for one of an older encoding, and spoil every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A row for each cabin, as RFC 4180 has it but for the language's delimiter, UTF-8; numbers to the gram, ungrouped, with its decimal mark. */
export function factsCsv(facts: ResultFacts): string {
  const stated = quotedTexts(quotedOfResult(facts));
  const rows = [
    COLUMNS.map(([name]) => name),
    ...facts.cabins.map((cabin) => COLUMNS.map(([, cell]) => cell(cabin, facts, stated))),
  ];
  return (
    BYTE_ORDER_MARK + rows.map((row) => csvLine(withoutFormulas(row.map(written)), CSV_DELIMITER, '\r\n')).join('')
  );
}

const written = (cell: Cell): string => (typeof cell === 'number' ? withDecimalMark(String(cell)) : String(cell ?? ''));
