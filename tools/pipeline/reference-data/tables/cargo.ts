import type { Body } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { rounded } from '../codec/rounded.ts';
import { body, decimal, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { AircraftRow } from './aircraft.ts';
import type { BuildContext } from './build-context.ts';
import type { TrafficRow } from './traffic.ts';

/** Flights from which a cargo figure stands by itself (TIM 3.0.0, cargo mass fraction, tier 1). */
const ENOUGH_DEPARTURES = 2000;
const BAND_KM = 1000;
const PASSENGER_KG = 100;
const DIGITS = 4;

type Band = { readonly departures: number; readonly fraction: number };
type BandSource = 'T100' | 'T2';
type ChosenBand = Band & {
  readonly body: Body;
  readonly band: number;
  readonly source: BandSource;
  readonly edition: string;
};
type BandTables = Readonly<Record<BandSource, ReadonlyMap<string, Band>>>;

/**
 * Band by band: T-100 where it counts enough flights; with fewer, so much of it as it has of enough flights and for the rest
 * T-2; with neither, the nearest band that has a figure. Bands beyond the last with a figure are left out: the last one
 * goes on.
 */
export async function buildCargo(
  context: BuildContext,
  traffic: readonly TrafficRow[],
  aircraft: readonly AircraftRow[],
): Promise<Uint8Array> {
  const { sources } = context;
  const bodies = new Map(aircraft.map(({ icao, body: kind }) => [icao, kind]));
  const flights = traffic.filter((row) => !row.hasMainDeckCargo);
  const tables = { T100: countBands(flights, bodies), T2: await readBands(context) };
  const [t100, t2] = [sources.credit('t100February2026'), sources.credit('cargoT2')];
  const editions = { T100: t100.edition, T2: t2.edition };
  const bands = (['narrow', 'wide'] as const).flatMap((kind) => chooseBands(kind, tables, editions));
  const awayFromUs = narrowBodiesAwayFromUs(flights, bodies);
  const table = newTable({
    table: 'cargo',
    sources: [t100, t2],
    rows: bands.length,
    notes: [
      `Each band: T-100 (all carriers between the US and abroad, two winter months brought to the year) where it counts at least ${ENOUGH_DEPARTURES} departures; with n fewer, n / ${ENOUGH_DEPARTURES} of it and for the rest T-2 (US carriers, by mean stage) where that has enough; else the nearest band with a figure. Beyond the last band the last one holds.`,
      'Narrow bodies away from the US: those of all carriers but US ones between the US and abroad, Canada left out, brought to the year (T-100).',
    ],
  });
  table.columns
    .repeatedStrings(bands.map((row) => row.body))
    .uints(bands.map(({ band }) => (band - 1) * BAND_KM))
    .decimals(
      bands.map(({ fraction }) => fraction),
      DIGITS,
    )
    .uints(bands.map(({ departures }) => departures))
    .repeatedStrings(bands.map(({ edition }) => edition))
    .repeatedStrings(bands.map(({ source }) => source))
    .decimals([awayFromUs.fraction], DIGITS)
    .uints([awayFromUs.departures])
    .repeatedStrings([t100.edition]);
  return table.toBytes();
}

function chooseBands(
  kind: Body,
  { T100, T2 }: BandTables,
  editions: Readonly<Record<BandSource, string>>,
): ChosenBand[] {
  const own = (band: number): ChosenBand | undefined => {
    const [counted, other] = [T100.get(`${kind} ${band}`), T2.get(`${kind} ${band}`)];
    const where = { body: kind, band };
    if (counted && counted.departures >= ENOUGH_DEPARTURES) {
      return { ...counted, ...where, source: 'T100', edition: editions.T100 };
    }
    if (!other || other.departures < ENOUGH_DEPARTURES) return undefined;
    if (!counted) return { ...other, ...where, source: 'T2', edition: editions.T2 };
    const share = counted.departures / ENOUGH_DEPARTURES;
    return {
      ...where,
      departures: counted.departures + other.departures,
      fraction: rounded(share * counted.fraction + (1 - share) * other.fraction, DIGITS),
      source: share < 0.5 ? 'T2' : 'T100',
      edition: `${editions.T100}; ${editions.T2}`,
    };
  };
  const known = Array.from({ length: 20 }, (_, index) => own(index + 1)).filter((band) => band !== undefined);
  const last = known.at(-1)?.band ?? 0;
  return Array.from({ length: last }, (_, index) => {
    const band = index + 1;
    const distance = (other: number) => Math.abs(other - band);
    const [nearest] = known.toSorted((a, b) => distance(a.band) - distance(b.band) || a.band - b.band);
    if (!nearest) throw new Error(`no cargo figure for ${kind} bodies`);
    return { ...nearest, band };
  });
}

type Bodies = ReadonlyMap<string, Body>;

/** Bands of the flights reported, by body and number. */
function countBands(traffic: readonly TrafficRow[], bodies: Bodies): Map<string, Band> {
  const groups = Map.groupBy(traffic, (row) => `${bodyOf(row, bodies)} ${Math.floor(row.distanceKm / BAND_KM) + 1}`);
  return new Map([...groups].map(([key, rows]) => [key, bandOf(rows)]));
}

/**
 * Narrow bodies on routes without an end in the US, which no public statistics count: what carriers from there carry on their
 * flights to the US. Canada's are left out, as they file next to no cargo (0.1 %). Why: docs/decisions/0022.
 */
function narrowBodiesAwayFromUs(traffic: readonly TrafficRow[], bodies: Bodies): Band {
  const counted = traffic.filter(
    (row) => bodyOf(row, bodies) === 'narrow' && !row.isUsCarrier && row.countryAbroad !== 'CA',
  );
  if (counted.length === 0) throw new Error('T-100 has no narrow bodies of carriers from outside the US and Canada');
  return bandOf(counted);
}

const bodyOf = ({ types }: TrafficRow, bodies: Bodies) => bodies.get(types[0] ?? '');

function bandOf(rows: readonly TrafficRow[]): Band {
  let departures = 0;
  let passengersKg = 0;
  let cargoKg = 0;
  for (const row of rows) {
    const rowPassengersKg = row.departures * row.seats * row.loadFactor * PASSENGER_KG;
    departures += row.departures;
    passengersKg += rowPassengersKg;
    cargoKg += (rowPassengersKg * row.cargo) / (1 - row.cargo);
  }
  return { departures, fraction: rounded(cargoKg / (cargoKg + passengersKg), DIGITS) };
}

/** T-2's bands, by body and number. */
async function readBands({ sources, report }: BuildContext): Promise<Map<string, Band>> {
  const fields = { body, band: wholeNumber(1, 20), dep: decimal(0, 1e9), cmf: decimal(0, 1) };
  const rows = await readRows(sources.file('cargoT2'), fields, report);
  return new Map(
    rows.map(({ values }) => [`${values.body} ${values.band}`, { departures: values.dep, fraction: values.cmf }]),
  );
}
