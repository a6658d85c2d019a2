import { decimal, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import { RowReport } from '../csv/row-report.ts';
import type { BuildContext } from './build-context.ts';
import { t2Region } from './load-factors.ts';

/** Regions of Schedule T-2 that flights between the US and abroad are reported by. */
export const ABROAD_REGIONS = ['atlantic', 'latin', 'pacific'] as const;
export type AbroadRegion = (typeof ABROAD_REGIONS)[number];

/** Loads of US carriers' flights of a region through the year. */
export type Season = {
  /** Passengers / seats [1] of the whole year, then of each quarter. */
  readonly loadFactors: readonly number[];
  /** Cargo mass per passenger in the whole year, beside the first quarter's, in which both T-100 months lie [1]. */
  readonly yearCargoRatio: number;
};
export type Seasons = Readonly<Record<AbroadRegion, Season>>;

/** Quarters before this year are left out, as of the carriers' load factors. */
const FIRST_YEAR = 2023;
const PASSENGER_KG = 100;

type Load = { readonly seats: number; readonly passengers: number; readonly cargoKg: number };

/**
 * Region of a flight between the US and abroad as US carriers report it: Atlantic is Europe, Africa, the Middle East and
 * India; Pacific is the rest of Asia and Oceania; all else is Latin America, with Canada.
 */
export function regionOfAirportAbroad(latitudeDeg: number, longitudeDeg: number): AbroadRegion {
  if (longitudeDeg >= -31 && longitudeDeg < 90) return 'atlantic';
  return longitudeDeg >= 90 || (longitudeDeg < -120 && latitudeDeg < 15) ? 'pacific' : 'latin';
}

/** Cargo mass fraction of the year [1] of flights that carried `winterFraction` in the first quarter. */
export function cargoMassFractionOfYear(winterFraction: number, { yearCargoRatio }: Season): number {
  const cargo = winterFraction * yearCargoRatio;
  return cargo / (cargo + 1 - winterFraction);
}

/**
 * From US carriers' quarters: each quarter is the mean of its years, the year the sum of its quarters.
 *
 * @throws Error if a region has no flights in one of the quarters
 */
export async function readSeasons({ sources }: BuildContext): Promise<Seasons> {
  const fields = {
    YEAR: wholeNumber(1990, 2100),
    QUARTER: wholeNumber(1, 4),
    CARRIER_REGION: t2Region,
    lf: decimal(0, 1),
    cmf: decimal(0, 1),
    seats: decimal(1, 900),
    dep: decimal(1, 1e7),
  };
  // Its rows are reported where the carriers' load factors are read.
  const rows = await readRows(sources.file('t2Quarters'), fields, new RowReport(() => undefined));
  const flights = rows.map(({ values }) => values).filter(({ YEAR, cmf }) => YEAR >= FIRST_YEAR && cmf < 1);
  const season = (code: 'A' | 'L' | 'P'): Season => {
    const quarters = [1, 2, 3, 4].map((quarter) => {
      const ofQuarter = flights.filter((row) => row.CARRIER_REGION === code && row.QUARTER === quarter);
      if (ofQuarter.length === 0) throw new Error(`T-2 has no flights of region ${code} in quarter ${quarter}`);
      const years = new Set(ofQuarter.map(({ YEAR }) => YEAR)).size;
      const loads = ofQuarter.map(({ dep, seats, lf, cmf }): Load => {
        const passengers = (dep * seats * lf) / years;
        return { seats: (dep * seats) / years, passengers, cargoKg: (passengers * PASSENGER_KG * cmf) / (1 - cmf) };
      });
      return loads.reduce(add);
    });
    const year = quarters.reduce(add);
    const [winter = year] = quarters;
    return {
      loadFactors: [year, ...quarters].map(({ passengers, seats }) => passengers / seats),
      yearCargoRatio: cargoPerPassenger(year) / cargoPerPassenger(winter),
    };
  };
  return { atlantic: season('A'), latin: season('L'), pacific: season('P') };
}

const cargoPerPassenger = ({ cargoKg, passengers }: Load) => cargoKg / passengers;

function add(a: Load, b: Load): Load {
  return { seats: a.seats + b.seats, passengers: a.passengers + b.passengers, cargoKg: a.cargoKg + b.cargoKg };
}
