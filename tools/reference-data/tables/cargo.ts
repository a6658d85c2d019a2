import type { Body } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { body, decimal, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { BuildContext } from './build-context.ts';

/** Flights below which a cargo figure is not used (TIM 3.0.0, cargo mass fraction, tier 1). */
const LEAST_DEPARTURES = 2000;
const BAND_KM = 1000;

type Band = {
  readonly departures: number;
  readonly fraction: number;
  readonly edition: string;
  readonly source: 'T100' | 'T2';
};
type ChosenBand = Band & { readonly body: Body; readonly band: number };

/**
 * Choose band by band: T-100 where it counts enough flights, else T-2 where that does, else the nearest band that has a
 * figure. Bands beyond the last with a figure are left out: the last one goes on.
 */
export async function buildCargo(context: BuildContext): Promise<Uint8Array> {
  const t100 = await readBands(context, 'cargoT100');
  const t2 = await readBands(context, 'cargoT2');
  const bands = (['narrow', 'wide'] as const).flatMap((kind) => chooseBands(kind, t100, t2));
  const table = newTable({
    table: 'cargo',
    sources: [context.sources.credit('cargoT100'), context.sources.credit('cargoT2')],
    rows: bands.length,
    notes: [
      `Each band: T-100 where it counts at least ${LEAST_DEPARTURES} departures (two winter months, flights to and from the US), else T-2 (US carriers, by mean stage) where that does, else the nearest band with a figure. Beyond the last band the last one holds.`,
    ],
  });
  table.columns
    .repeatedStrings(bands.map((row) => row.body))
    .uints(bands.map(({ band }) => (band - 1) * BAND_KM))
    .decimals(
      bands.map(({ fraction }) => fraction),
      4,
    )
    .uints(bands.map(({ departures }) => departures))
    .repeatedStrings(bands.map(({ edition }) => edition))
    .repeatedStrings(bands.map(({ source }) => source));
  return table.toBytes();
}

function chooseBands(kind: Body, ...tables: readonly ReadonlyMap<string, Band>[]): ChosenBand[] {
  const own = (band: number) =>
    tables.map((table) => table.get(`${kind} ${band}`)).find((found) => found !== undefined);
  const known = Array.from({ length: 20 }, (_, index) => index + 1).filter((band) => own(band) !== undefined);
  const last = known.at(-1) ?? 0;
  return Array.from({ length: last }, (_, index) => {
    const band = index + 1;
    const distance = (other: number) => Math.abs(other - band);
    const nearest = known.toSorted((a, b) => distance(a) - distance(b) || a - b)[0] ?? band;
    const chosen = own(nearest);
    if (!chosen) throw new Error(`no cargo figure for ${kind} bodies`);
    return { ...chosen, body: kind, band };
  });
}

/** The bands with enough departures, by body and number. */
async function readBands(
  { sources, report }: BuildContext,
  source: 'cargoT100' | 'cargoT2',
): Promise<Map<string, Band>> {
  const fields = { body, band: wholeNumber(1, 20), dep: decimal(0, 1e9), cmf: decimal(0, 1) };
  const { edition } = sources.credit(source);
  const rows = await readRows(sources.file(source), fields, report);
  return new Map(
    rows
      .filter(({ values }) => values.dep >= LEAST_DEPARTURES)
      .map(({ values }) => [
        `${values.body} ${values.band}`,
        { departures: values.dep, fraction: values.cmf, edition, source: source === 'cargoT100' ? 'T100' : 'T2' },
      ]),
  );
}
