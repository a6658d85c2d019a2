import { greatCircleDistanceKm, greatCirclePoints, weightedMedian } from '@tim/engine';
import type { ContrailsBucket, EstimateResult, Estimator, Quantity, WorkingStep } from '@tim/estimator';
import type { Airport, ContrailTable, Tables } from '@tim/reference-data';
import { mean } from '../statistics/quantiles.ts';
import { askOnAnyDay, routeQuery } from './ask-figures.ts';

/** Shares of flights by risk as the brief gives them [1]. Source: Contrails Impact brief of the Advisory Committee, 5 November 2025. */
export const PUBLISHED_CONTRAIL_SHARES = { NEGLIGIBLE: 0.66, MODERATE: 0.3, SEVERE: 0.04 } as const;

/** Mean and median of x over all flights as the brief gives them [1]. Source: as above. */
export const PUBLISHED_CONTRAIL_RATIO = { mean: 0.24, median: 0.1 } as const;

/** A day in the middle of each of the four seasons the forcing is known for. */
const SEASON_DAYS = [
  { year: 2026, month: 3, day: 15 },
  { year: 2026, month: 6, day: 15 },
  { year: 2026, month: 9, day: 15 },
  { year: 2026, month: 12, day: 15 },
] as const;

/** A day of each season in turn. */
export const seasonDay = (index: number) => SEASON_DAYS[index % SEASON_DAYS.length] ?? SEASON_DAYS[0];

/** The brief's case studies. Source: as above. */
const STUDIES = [
  {
    flight: { origin: 'FRA', destination: 'LHR', carrierCode: 'LH', flightNumber: 900 },
    published: 'mean probability 7.3 %',
  },
  {
    flight: { origin: 'DEL', destination: 'BKK', carrierCode: 'TG', flightNumber: 316 },
    published: 'mean probability about 1.75 %, highest x 0.22',
  },
] as const;

export type ContrailCase = {
  readonly market: string;
  readonly published: string;
  /** Mean probability of persistent contrails along the great circle, masked cells left out [1]. */
  readonly meanProbability: number | undefined;
  /** x in each season [1]. */
  readonly ratios: readonly number[];
};

/** Ask for the brief's case studies in every season. */
export function askContrailCases(estimator: Estimator, tables: Tables): readonly ContrailCase[] {
  return STUDIES.map(({ flight, published }) => {
    const origin = tables.airports.find(flight.origin);
    const destination = tables.airports.find(flight.destination);
    return {
      market: `${flight.origin}-${flight.destination}`,
      published,
      meanProbability: origin && destination && meanProbability(tables.contrails, origin, destination),
      ratios: SEASON_DAYS.flatMap(
        (departureDate) => ratioOf(askOnAnyDay(estimator, { ...flight, departureDate }, true)) ?? [],
      ),
    };
  });
}

/** What a sample of the network's flights gives when each departs at every hour, weighted by flight numbers. */
export type ContrailsByHour = {
  readonly routes: number;
  /** Shares of flights and hours of departure by risk [1]. */
  readonly shares: Readonly<Record<keyof typeof PUBLISHED_CONTRAIL_SHARES, number>>;
  /** Mean and median of x over flights and hours of departure [1]. */
  readonly mean: number;
  readonly median: number;
};

/** Every so many carrier-routes are asked for with their working. */
const SAMPLE_STEP = 37;

/** Ask for a sample of the network's routes. */
export function sampleContrails(estimator: Estimator, tables: Tables): ContrailsByHour {
  const rows = [...tables.flights.carrierRoutes()]
    .filter((_route, index) => index % SAMPLE_STEP === 0)
    .flatMap((route, index) => {
      const step = contrailsStepOf(askOnAnyDay(estimator, routeQuery(tables, route, seasonDay(index)), true));
      return step ? [{ results: step.results, weight: route.flightNumberCount }] : [];
    });
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);
  const meanOf = (isWanted: IsWanted) =>
    rows.reduce((sum, row) => sum + (valueOf(row.results, isWanted) ?? 0) * row.weight, 0) / weight;
  const shareOf = (bucket: ContrailsBucket) =>
    meanOf((name) => name.kind === 'contrail-day-share' && name.bucket === bucket);
  return {
    routes: rows.length,
    shares: { NEGLIGIBLE: shareOf('NEGLIGIBLE'), MODERATE: shareOf('MODERATE'), SEVERE: shareOf('SEVERE') },
    mean: meanOf(isMeanRatio),
    median: weightedMedian(
      rows.flatMap((row) =>
        row.results
          .filter(({ name }) => name.kind === 'contrail-ratio-at')
          .map(({ value }) => ({ value, weight: row.weight })),
      ),
    ),
  };
}

/** The working's step on contrails, of an estimate that was asked for with its working. */
export function contrailsStepOf(result: EstimateResult): WorkingStep | undefined {
  return result.kind === 'estimated' ? result.working?.steps.find(({ key }) => key === 'contrails') : undefined;
}

type IsWanted = (name: Quantity['name']) => boolean;

const isMeanRatio: IsWanted = ({ kind }) => kind === 'contrail-ratio';

function valueOf(quantities: readonly Quantity[], isWanted: IsWanted): number | undefined {
  return quantities.find(({ name }) => isWanted(name))?.value;
}

/** x, mean over the hours of departure, from the working's step on contrails. */
function ratioOf(result: EstimateResult): number | undefined {
  return valueOf(contrailsStepOf(result)?.results ?? [], isMeanRatio);
}

/** Distance between the points at which the probability is read [km]. */
const STEP_KM = 20;

function meanProbability({ probability }: ContrailTable, from: Airport, to: Airport): number {
  const { cellDeg, southEdgesDeg, westEdgesDeg, fractions } = probability;
  const points = greatCirclePoints(from, to, Math.ceil(greatCircleDistanceKm(from, to) / STEP_KM));
  const values = points.map(({ latitudeDeg, longitudeDeg }) => {
    const row = southEdgesDeg.findIndex((edge) => latitudeDeg >= edge && latitudeDeg < edge + cellDeg);
    const column = westEdgesDeg.findIndex((edge) => longitudeDeg >= edge && longitudeDeg < edge + cellDeg);
    return fractions[row * westEdgesDeg.length + column] ?? Number.NaN;
  });
  return mean(values.filter(Number.isFinite));
}
