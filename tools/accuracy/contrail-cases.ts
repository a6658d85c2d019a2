import { greatCircleDistanceKm, greatCirclePoints, weightedMedian } from '@tim/engine';
import type { Estimator, EstimateResult } from '@tim/estimator';
import type { Airport, ContrailTable, Tables } from '@tim/reference-data';
import { mean } from '../statistics/quantiles.ts';
import { askOnAnyDay } from './economy-legs.ts';

/** Shares of flights by risk as the brief gives them [1]. Source: Contrails Impact brief of the Advisory Committee, 5 November 2025. */
export const PUBLISHED_CONTRAIL_SHARES = { NEGLIGIBLE: 0.66, MODERATE: 0.3, SEVERE: 0.04 } as const;

/** Mean and median of x over all flights as the brief gives them [1]. Source: as above. */
export const PUBLISHED_CONTRAIL_RATIO = { mean: 0.24, median: 0.1 } as const;

/** A day in the middle of each of the four seasons the forcing is known for. */
export const SEASON_DAYS = [
  { year: 2026, month: 3, day: 15 },
  { year: 2026, month: 6, day: 15 },
  { year: 2026, month: 9, day: 15 },
  { year: 2026, month: 12, day: 15 },
] as const;

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
  /** x in each season [1]; empty while estimates carry none. */
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

/** Mean and median of x over a sample of the network, weighted by flight numbers. */
export type ContrailRatios = { readonly routes: number; readonly mean: number; readonly median: number };

/** Every so many carriers' routes is asked for its working: as many digits as the mean deserves. */
const SAMPLE_STEP = 37;

/** @returns undefined while estimates carry no contrails */
export function sampleContrailRatios(estimator: Estimator, tables: Tables): ContrailRatios | undefined {
  const rows = [...tables.flights.carrierRoutes()]
    .filter((_route, index) => index % SAMPLE_STEP === 0)
    .flatMap(({ carrierCode, originIndex, destinationIndex, flightNumberCount }, index) => {
      const ratio = ratioOf(
        askOnAnyDay(
          estimator,
          {
            origin: tables.airports.at(originIndex).iataAirportCode,
            destination: tables.airports.at(destinationIndex).iataAirportCode,
            carrierCode,
            flightNumber: 1,
            departureDate: SEASON_DAYS[index % SEASON_DAYS.length] ?? SEASON_DAYS[0],
          },
          true,
        ),
      );
      return ratio === undefined ? [] : [{ value: ratio, weight: flightNumberCount }];
    });
  if (rows.length === 0) return undefined;
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);
  return {
    routes: rows.length,
    mean: rows.reduce((sum, row) => sum + row.value * row.weight, 0) / weight,
    median: weightedMedian(rows),
  };
}

/** x, from the working's step on contrails. */
function ratioOf(result: EstimateResult): number | undefined {
  const steps = result.kind === 'estimated' ? (result.working?.steps ?? []) : [];
  const step = steps.find(({ key }) => /contrail/i.test(key));
  return step?.results.find(({ symbol }) => symbol === 'x')?.value;
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
