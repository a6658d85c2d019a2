import { contrailEnergyForcingGj, contrailRatio, contrailsBucket } from '@tim/engine';
import type { ContrailsBucket, Place } from '@tim/engine';
import { CONTRAIL_SEASONS } from '@tim/reference-data';
import type { Airport, ContrailTable, Tables } from '@tim/reference-data';
import { RecentMap } from './recent-map.ts';

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

/** Pairs of airports whose forcing is kept for each season. Our choice: a few megabytes. */
const KEPT_PAIRS = 20_000;

/** Season of a month, as a place in CONTRAIL_SEASONS: February to April first. */
const seasonOfMonth = (month: number) => Math.floor(((month + 10) % 12) / 3);

/** Mean of the finite values; 0 when there is none. */
function finiteMean(values: readonly number[]): number {
  const finite = values.filter(Number.isFinite);
  return finite.length === 0 ? 0 : finite.reduce((sum, value) => sum + value, 0) / finite.length;
}

/** Forcing by latitude and season, averaged over the hours of the day: the public data have no departure times. */
function dailyMeans(table: ContrailTable): readonly (readonly number[])[] {
  const { latitudesDeg, localTimesHours } = table.energyForcing;
  const hoursOfOneDay = localTimesHours.filter((hours) => hours < 24).length;
  return CONTRAIL_SEASONS.map((_, season) =>
    latitudesDeg.map((latitudeDeg) =>
      finiteMean(table.energyForcingMjPerContrailM(season, latitudeDeg).slice(0, hoursOfOneDay)),
    ),
  );
}

/** Linear between the grid's falling latitudes, flat outside them [MJ/m]. */
function atLatitude(latitudesDeg: readonly number[], values: readonly number[], latitudeDeg: number): number {
  const below = latitudesDeg.findIndex((gridLatitudeDeg) => gridLatitudeDeg <= latitudeDeg);
  if (below === -1) return values.at(-1) ?? 0;
  if (below === 0) return values[0] ?? 0;
  const north = latitudesDeg[below - 1] ?? 0;
  const south = latitudesDeg[below] ?? 0;
  const part = (latitudeDeg - south) / (north - south);
  return (values[below - 1] ?? 0) * part + (values[below] ?? 0) * (1 - part);
}

/** Probability by cell, a masked cell filled with the mean of the nearest ring of cells that are not [1]. */
function filledProbability(table: ContrailTable): (place: Place) => number {
  const { cellDeg, southEdgesDeg, westEdgesDeg, fractions } = table.probability;
  const rows = southEdgesDeg.length;
  const columns = westEdgesDeg.length;
  const [southDeg = -90] = southEdgesDeg;
  const [westDeg = -180] = westEdgesDeg;
  const at = (row: number, column: number) =>
    row < 0 || row >= rows ? Number.NaN : (fractions[row * columns + ((column + columns) % columns)] ?? Number.NaN);
  const ring = (row: number, column: number, radius: number) => {
    const steps = Array.from({ length: 2 * radius + 1 }, (_, step) => step - radius);
    return steps.flatMap((dy) =>
      steps.filter((dx) => Math.max(Math.abs(dx), Math.abs(dy)) === radius).map((dx) => at(row + dy, column + dx)),
    );
  };
  const filled = Float64Array.from(fractions, (fraction, cell) => {
    if (Number.isFinite(fraction)) return fraction;
    const row = Math.floor(cell / columns);
    for (let radius = 1; radius < rows; radius += 1) {
      const around = ring(row, cell % columns, radius);
      if (around.some(Number.isFinite)) return finiteMean(around);
    }
    return 0;
  });
  return ({ latitudeDeg, longitudeDeg }) => {
    const row = Math.min(rows - 1, Math.max(0, Math.floor((latitudeDeg - southDeg) / cellDeg)));
    const column = Math.min(columns - 1, Math.max(0, Math.floor((longitudeDeg - westDeg) / cellDeg)));
    return filled[row * columns + column] ?? 0;
  };
}

/** The contrails a flight may be expected to leave. */
export type Contrails = {
  /** Energy forcing [GJ]. */
  readonly forcingGj: number;
  /** Beside the forcing of the flight's CO2 [1]. */
  readonly ratio: number;
  readonly bucket: ContrailsBucket;
};

/** Contrail forcing of one flight beside its CO2's, and its risk bucket. */
export type ContrailsAssessor = (flight: {
  readonly origin: Airport;
  readonly destination: Airport;
  readonly greatCircleKm: number;
  readonly icaoAircraftType: string;
  readonly fuelBurnKg: number;
  /** Of the departure, 1 to 12. */
  readonly month: number;
}) => Contrails;

/** @returns an assessor that keeps the forcing of the pairs asked for */
export function contrailsAssessor(tables: Tables): ContrailsAssessor {
  const means = dailyMeans(tables.contrails);
  const probability = filledProbability(tables.contrails);
  const { latitudesDeg } = tables.contrails.energyForcing;
  const kept = CONTRAIL_SEASONS.map(() => new RecentMap<number, number>(KEPT_PAIRS));

  const keptForcingGj = (origin: Airport, destination: Airport, greatCircleKm: number, season: number) => {
    const make = () => {
      const values = means[season] ?? [];
      return contrailEnergyForcingGj(
        origin,
        destination,
        greatCircleKm,
        (place) => atLatitude(latitudesDeg, values, place.latitudeDeg) * probability(place),
      );
    };
    return kept[season]?.getOrMake(origin.index * tables.airports.count + destination.index, make) ?? make();
  };

  return ({ origin, destination, greatCircleKm, icaoAircraftType, fuelBurnKg, month }) => {
    const forcing = LOW_CRUISERS.has(icaoAircraftType)
      ? 0
      : keptForcingGj(origin, destination, greatCircleKm, seasonOfMonth(month));
    const ratio = fuelBurnKg > 0 ? contrailRatio(forcing, fuelBurnKg) : 0;
    return { forcingGj: forcing, ratio, bucket: contrailsBucket(ratio) };
  };
}
