import { newTable } from '../codec/new-table.ts';
import { rounded } from '../codec/rounded.ts';
import { decimal, oneOf, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { Bts } from './bts.ts';
import type { BuildContext } from './build-context.ts';

/**
 * Quarters before this year are left out. The method counts six years without March 2020 to February 2022 (TIM 3.0.0, passenger
 * load factor); the source lacks 2020 to 2022, and with 2019 beside 2023 to 2025 published flights at home come nearer.
 */
const FIRST_YEAR = 2019;
/** Sum over all quarters, in the column of quarters; and over all regions, in that of regions. */
const ALL_QUARTERS = 0;
const ALL_REGIONS = 'all';
const PASSENGER_KG = 100;

/** Regions of Schedule T-2: domestic, Atlantic, Latin America, Pacific, international of carriers that do not tell them apart. */
export const T2_REGIONS = { D: 'domestic', A: 'atlantic', L: 'latin', P: 'pacific', I: 'international' } as const;
export const t2Region = oneOf('D', 'A', 'L', 'P', 'I');

type Flights = {
  readonly carrier: string;
  readonly year: number;
  readonly departures: number;
  /** Available seat-km. */
  readonly seatKm: number;
  readonly passengerKm: number;
  /** Cargo kg-km. */
  readonly cargoKgKm: number;
};
type Sum = Omit<Flights, 'year'> & {
  readonly quarter: number;
  readonly region: string;
  readonly years: ReadonlySet<number>;
};

export async function buildLoadFactors(context: BuildContext, bts: Bts): Promise<Uint8Array> {
  const { sources, report } = context;
  const file = sources.file('t2Quarters');
  const fields = {
    UNIQUE_CARRIER: text,
    YEAR: wholeNumber(1990, 2100),
    QUARTER: wholeNumber(1, 4),
    CARRIER_REGION: t2Region,
    lf: decimal(0, 1),
    cmf: decimal(0, 1),
    seats: decimal(1, 900),
    dep: decimal(1, 1e7),
    stage_km: decimal(1, 20_000),
  };
  const flights = (await readRows(file, fields, report)).flatMap(({ line, values }) => {
    if (values.YEAR < FIRST_YEAR) {
      report.leaveOut(file.name, line, `years before ${FIRST_YEAR}`);
      return [];
    }
    const carrier = bts.carrier(values.UNIQUE_CARRIER);
    if (carrier === undefined) {
      report.leaveOut(file.name, line, bts.whyNoCarrier(values.UNIQUE_CARRIER));
      return [];
    }
    const seatKm = values.dep * values.seats * values.stage_km;
    const passengerKm = seatKm * values.lf;
    const cargoKgKm = (passengerKm * PASSENGER_KG * values.cmf) / (1 - values.cmf);
    const counts = { carrier, year: values.YEAR, departures: values.dep, seatKm, passengerKm, cargoKgKm };
    const where = values.CARRIER_REGION === 'D' ? 'domestic' : 'international';
    return [{ ...counts, quarter: values.QUARTER, region: where }];
  });
  const sums = [
    ...sumBy(flights, (row) => row),
    ...sumBy(flights, () => ({ quarter: ALL_QUARTERS, region: ALL_REGIONS })),
  ].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const credit = sources.credit('t2Quarters');
  const table = newTable({
    table: 'load-factors',
    sources: [credit, sources.credit('t2Carriers')],
    rows: sums.length,
    notes: [
      `US carriers, ${FIRST_YEAR} on; load factors weighted by seat-km, cargo by the mass carried x km.`,
      'The source ends with the third quarter of 2025 and lacks 2020 to 2022 and the fourth of 2024: fourth quarters are 2019 and 2023 alone, and count less in the sum of all.',
    ],
  });
  table.columns
    .repeatedStrings(sums.map(({ carrier }) => carrier))
    .uints(sums.map(({ quarter }) => quarter))
    .repeatedStrings(sums.map((row) => row.region))
    .decimals(
      sums.map(({ passengerKm, seatKm }) => rounded(passengerKm / seatKm, 4)),
      4,
    )
    .decimals(
      sums.map(({ cargoKgKm, passengerKm }) => rounded(cargoKgKm / (cargoKgKm + passengerKm * PASSENGER_KG), 4)),
      4,
    )
    .uints(sums.map(({ departures }) => departures))
    .repeatedStrings(sums.map(({ years }) => inRuns(years)));
  return table.toBytes();
}

/** The flights added up by carrier and by what `group` says. */
function sumBy<Row extends Flights>(
  flights: readonly Row[],
  group: (row: Row) => { readonly quarter: number; readonly region: string },
): Sum[] {
  const sums = new Map<string, Sum>();
  for (const row of flights) {
    const { quarter, region: where } = group(row);
    const key = keyOf({ carrier: row.carrier, quarter, region: where });
    const before = sums.get(key);
    sums.set(key, {
      carrier: row.carrier,
      quarter,
      region: where,
      departures: (before?.departures ?? 0) + row.departures,
      seatKm: (before?.seatKm ?? 0) + row.seatKm,
      passengerKm: (before?.passengerKm ?? 0) + row.passengerKm,
      cargoKgKm: (before?.cargoKgKm ?? 0) + row.cargoKgKm,
      years: new Set([...(before?.years ?? []), row.year]),
    });
  }
  // A sum without a passenger has no load.
  return [...sums.values()].filter(({ passengerKm }) => passengerKm > 0);
}

/** Years as a reader writes them: 2019 and 2023-2025. */
function inRuns(years: ReadonlySet<number>): string {
  const rising = [...years].sort((a, b) => a - b);
  const starts = rising.filter((year) => !years.has(year - 1));
  const ends = rising.filter((year) => !years.has(year + 1));
  return starts.map((start, run) => (start === ends[run] ? start : `${start}-${ends[run]}`)).join(' and ');
}

function keyOf({ carrier, quarter, region: where }: Pick<Sum, 'carrier' | 'quarter' | 'region'>): string {
  return `${carrier} ${quarter} ${where}`;
}
