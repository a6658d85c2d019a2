import { WINGLET_FUEL_FACTOR } from '@tim/engine';
import type { Body } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { body, iataAircraft, icaoAircraft, oneOf, text } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import { IATA_CODE_OF_TYPE, OWN_DESIGNATORS } from './aircraft-codes.ts';
import type { SourceFacts, TypeName } from '../data/source-facts.ts';
import type { BuildContext } from './build-context.ts';

const EXACT = 'AIRCRAFT_MAPPING_EXACT';
const FALLBACK = 'AIRCRAFT_MAPPING_FALLBACK';
const CORRECTED = 'AIRCRAFT_MAPPING_FALLBACK_WITH_CORRECTION_FACTOR';
const NO_TABLE = 'NONE';

const STRATEGIES = {
  'Direct match in EEA': EXACT,
  'Supported via winglet/sharklet correction factor': CORRECTED,
  'Mapped to least efficient in family': FALLBACK,
  'Mapped onto older model': FALLBACK,
  'Mapped onto newer model': FALLBACK,
} as const;

/** One row of Appendix A, taken literally. */
export type AppendixRow = {
  readonly iata: string;
  readonly mappedType: string;
  readonly name: string;
  readonly status: keyof typeof STRATEGIES;
  readonly body: Body;
};

export type AircraftRow = {
  readonly code: string;
  readonly icao: string;
  readonly iata: string;
  readonly name: string;
  readonly body: Body;
  /** '' when it has no fuel table. */
  readonly fuelTableType: string;
  readonly factor: number;
  readonly strategy: string;
  readonly edition: string;
};

type Editions = { readonly appendix: string; readonly guidebook: string };

export async function readAppendix({ sources, report }: BuildContext): Promise<AppendixRow[]> {
  const fields = {
    iata: iataAircraft,
    icao_mapping: icaoAircraft,
    name: text,
    tim_status: oneOf(...(Object.keys(STRATEGIES) as (keyof typeof STRATEGIES)[])),
    body,
  };
  const rows = await readRows(sources.file('aircraftMapping'), fields, report);
  return rows.map(({ values }) => ({
    iata: values.iata,
    mappedType: values.icao_mapping,
    name: values.name.replace(/\.$/, ''),
    status: values.tim_status,
    body: values.body,
  }));
}

/**
 * Every aircraft code: Appendix A's IATA codes; the ICAO types it knows, through those codes; then types it does not know.
 *
 * @param types - names and bodies: of types that are not, or not plainly, in the appendix
 * @param fuelTypes - the ICAO types with a fuel table
 */
export function listAircraft(
  appendix: readonly AppendixRow[],
  types: SourceFacts['aircraftTypes'],
  fuelTypes: ReadonlySet<string>,
  editions: Editions,
): AircraftRow[] {
  const rows = new Map<string, AircraftRow>();
  const add = (row: AircraftRow) => void (rows.has(row.code) || rows.set(row.code, row));
  const byIata = new Map(appendix.map((row) => [row.iata, row]));
  for (const row of appendix)
    add(withFuelTable(row, row.iata, OWN_DESIGNATORS[row.iata] ?? row.mappedType, fuelTypes, editions));

  const direct = appendix.filter(({ status }) => STRATEGIES[status] === EXACT).map(({ mappedType }) => mappedType);
  const names = new Map(types.flatMap((type) => (type.knownTo === 'appendix' ? [[type.icao, type]] : [])));
  for (const type of new Set([...direct, ...Object.keys(IATA_CODE_OF_TYPE)])) {
    const row = byIata.get(IATA_CODE_OF_TYPE[type] ?? '') ?? directMatch(appendix, type);
    if (!row) continue;
    const found = withFuelTable(row, type, type, fuelTypes, editions);
    const name = names.get(type);
    add({ ...found, iata: name ? name.iata : row.iata, name: name?.name ?? row.name });
  }
  for (const type of types) {
    if (type.knownTo !== 'appendix') addUnlisted(type, editions.guidebook, add, fuelTypes);
  }
  const unnamed = [...fuelTypes].filter((type) => !rows.has(type));
  if (unnamed.length > 0) throw new Error(`fuel tables of types without a name: ${unnamed.join(', ')}`);
  return [...rows.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** The direct match whose code is that type's own: the first in the appendix. */
function directMatch(appendix: readonly AppendixRow[], type: string): AppendixRow | undefined {
  return appendix.find(({ mappedType, status }) => mappedType === type && STRATEGIES[status] === EXACT);
}

/**
 * The row's aircraft under one of its codes. Asked by ICAO type, the strategy says how that very type is covered: another
 * type's table is a fallback (AT76 by way of AT7 uses AT72's), its own is exact.
 */
function withFuelTable(
  row: AppendixRow,
  code: string,
  icao: string,
  fuelTypes: ReadonlySet<string>,
  { appendix, guidebook }: Editions,
): AircraftRow {
  const { iata, name, body: kind, mappedType } = row;
  const known = { code, icao, iata, name, body: kind };
  if (!fuelTypes.has(mappedType)) {
    return { ...known, fuelTableType: '', factor: 1, strategy: NO_TABLE, edition: appendix };
  }
  const byType = code === icao && code !== iata ? (icao === mappedType ? EXACT : FALLBACK) : undefined;
  const strategy = byType ?? STRATEGIES[row.status];
  const factor = strategy === CORRECTED ? WINGLET_FUEL_FACTOR : 1;
  return { ...known, fuelTableType: mappedType, factor, strategy, edition: `${guidebook}, ${appendix}` };
}

/** A type Appendix A does not know uses its own fuel table if the guidebook has one. */
function addUnlisted(
  { icao, iata, name, body: kind }: TypeName,
  guidebook: string,
  add: (row: AircraftRow) => void,
  fuelTypes: ReadonlySet<string>,
): void {
  const covered = fuelTypes.has(icao)
    ? { fuelTableType: icao, strategy: EXACT, edition: `${guidebook}, own table of ${icao}` }
    : { fuelTableType: '', strategy: NO_TABLE, edition: guidebook };
  for (const code of new Set([icao, iata])) {
    if (code !== '') add({ code, icao, iata, name, body: kind, factor: 1, ...covered });
  }
}

export function buildAircraft({ sources }: BuildContext, rows: readonly AircraftRow[]): Uint8Array {
  const table = newTable({
    table: 'aircraft',
    sources: [sources.credit('aircraftMapping'), sources.credit('fuelBurn')],
    rows: rows.length,
    notes: ["Appendix A's codes are followed literally, also where the guidebook has the type itself."],
  });
  table.columns
    .sortedStrings(rows.map(({ code }) => code))
    .strings(rows.map(({ icao }) => icao))
    .strings(rows.map(({ iata }) => iata))
    .strings(rows.map(({ name }) => name))
    .repeatedStrings(rows.map((row) => row.body))
    .strings(rows.map(({ fuelTableType }) => fuelTableType))
    .decimals(
      rows.map(({ factor }) => factor),
      2,
    )
    .repeatedStrings(rows.map(({ strategy }) => strategy))
    .repeatedStrings(rows.map(({ edition }) => edition));
  return table.toBytes();
}
