import {
  blockTimeHours,
  bucketSharesOfDay,
  contrailEnergyForcingGj,
  contrailRatio,
  contrailsBucket,
  filledProbability,
  forcingGrid,
  mostProbableBucket,
  ratioAtTime,
} from '@tim/engine';
import type { BucketShares, ContrailsBucket } from '@tim/engine';
import type { Airport, ScheduledBasis, Sourced, Tables } from '@tim/reference-data';
import type { ResolvedFlight } from '../resolve-flight.ts';

/**
 * Types that cruise below 30 000 ft, where persistent contrails hardly form: turboprops and pistons, by ICAO designator.
 * Source: Contrails Impact brief of the Advisory Committee, 5 November 2025; ceilings: ICAO Doc 8643 and type certificates.
 */
const LOW_CRUISERS: ReadonlySet<string> = new Set(
  (
    'A140 AN24 AN26 AN28 AN30 AN32 AN38 AT43 AT45 AT46 AT72 AT73 AT75 AT76 ATP B190 BE99 BN2P BN2T C208 C212 CN35 CVLT ' +
    'D228 DH8A DH8B DH8C DH8D DHC2 DHC3 DHC6 DHC7 E110 E120 F27 F50 G21 IL18 JS31 JS32 JS41 L188 L410 M28 MA60 PA31 PC12 ' +
    'PC6T SC7 SF34 SH33 SH36 SW2 SW3 SW4 TRIS Y12 YS11'
  ).split(' '),
);

/** Season of a month, as a place in CONTRAIL_SEASONS: February to April first. */
const seasonOfMonth = (month: number): number => Math.floor(((month + 10) % 12) / 3);

/** Longitude that the sun passes in an hour [degrees/h]. */
const SUN_DEG_PER_HOUR = 15;

/**
 * Factor on the forcing read off the published grids [1], which are read to about 15 % each and read high: without it x is 0.32 in the
 * mean of the network's flights, where 0.24 is published (Contrails Impact brief of the Advisory Committee, 5 November 2025). Of 173
 * flights of 2026 it makes 78 low, 95 medium and none high, where 81, 86 and 6 are published; without it 57, 116 and none.
 * Our choice: docs/decisions/0025-contrails-by-hour.md.
 */
const READING_FACTOR = 0.85;

/** The contrails a flight may be expected to leave, by its time of departure. */
export type Contrails = {
  /** Hours between the times of departure, from midnight of the origin's solar time [h]. */
  readonly stepHours: number;
  /** Energy forcing [GJ]. */
  readonly forcingsGj: readonly number[];
  /** Beside the forcing of the flight's CO2 [1]. */
  readonly ratios: readonly number[];
  /** Parts of the day in which a departure falls into each bucket [1]. */
  readonly shares: BucketShares;
  /** The hour of the departure in UTC [h], and the ratio there [1]; undefined where no schedule has it. */
  readonly departure: { readonly hourUtc: Sourced<number, ScheduledBasis>; readonly ratio: number } | undefined;
  /** That of the departure's hour where it is known, else the most probable. */
  readonly bucket: ContrailsBucket;
};

/**
 * Contrail forcing of one flight beside its CO2's, and its risk bucket.
 *
 * @param month - of the departure, 1 to 12
 */
export type ContrailsAssessor = (
  flight: Pick<ResolvedFlight, 'origin' | 'destination' | 'greatCircleKm' | 'aircraft' | 'departureHourUtc'>,
  fuelBurnKg: number,
  month: number,
) => Contrails;

/**
 * @returns an assessor. The public data have no departure times: the forcing is taken for every three hours, each as likely, unless an
 *   operator's schedule has the hour
 */
export function contrailsAssessor(tables: Pick<Tables, 'contrails'>): ContrailsAssessor {
  const grid = forcingGrid(tables.contrails.energyForcing, tables.contrails.energyForcingMjPerContrailM);
  const probability = filledProbability(tables.contrails.probability);
  const { stepHours } = grid;
  const none = Array.from({ length: grid.departures }, () => 0);

  const forcingsGj = (origin: Airport, destination: Airport, greatCircleKm: number, season: number) => {
    const hours = blockTimeHours(greatCircleKm);
    return contrailEnergyForcingGj(
      origin,
      destination,
      greatCircleKm,
      grid.departures,
      (latitudeDeg, longitudeDeg, part, sums) => {
        const hoursLater = part * hours + (longitudeDeg - origin.longitudeDeg) / SUN_DEG_PER_HOUR;
        grid.add(season, latitudeDeg, hoursLater, READING_FACTOR * probability(latitudeDeg, longitudeDeg), sums);
      },
    );
  };
  return ({ origin, destination, greatCircleKm, aircraft, departureHourUtc }, fuelBurnKg, month) => {
    const isNone = LOW_CRUISERS.has(aircraft.value.icaoAircraftType) || fuelBurnKg === 0;
    const forcings = isNone ? none : forcingsGj(origin, destination, greatCircleKm, seasonOfMonth(month));
    const ratios = isNone ? none : forcings.map((forcing) => contrailRatio(forcing, fuelBurnKg));
    const shares = bucketSharesOfDay(ratios);
    const day = { stepHours, forcingsGj: forcings, ratios, shares };
    if (!departureHourUtc) return { ...day, departure: undefined, bucket: mostProbableBucket(shares) };
    // The middle of the hour.
    const solarHours = departureHourUtc.value + 0.5 + origin.longitudeDeg / SUN_DEG_PER_HOUR;
    const ratio = ratioAtTime(ratios, solarHours);
    return { ...day, departure: { hourUtc: departureHourUtc, ratio }, bucket: contrailsBucket(ratio) };
  };
}
