import type { Interval } from '../statistics/bootstrap-interval.ts';
import type { CabinErrors, Findings } from './findings.ts';
import { marketError } from './typical-markets.ts';

/** What the engine is to reach, and what it reaches. */
export type Goal = {
  /** What is asked, or of what. */
  readonly question: string;
  /** What is measured. */
  readonly measure: string;
  /** Figures, flights, markets or routes it is measured on. */
  readonly count: number;
  readonly figure: Interval;
  /** The same with each carrier's route counted once; undefined where that is not told apart. */
  readonly byCarrierRoute: Interval | undefined;
  /** The figure is to lie between these [1]; undefined where it may be anything on that side. */
  readonly least: number | undefined;
  readonly most: number | undefined;
};

/** True when the figure lies where it is to. */
export function isReached({ figure: { value }, least, most }: Goal): boolean {
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

const FUEL_BY_ROUTE = 'Fuel burned in Brazil, January 2023';

type Measured = Pick<
  Findings,
  'nothingGiven' | 'exactGiven' | 'types' | 'ranges' | 'contrails' | 'markets' | 'fuelByRoute'
>;

/** The goals in the report's order. */
export function goals(findings: Measured): readonly Goal[] {
  const { nothingGiven, exactGiven, types, ranges, contrails, fuelByRoute } = findings;
  return [
    ...errorGoals('Economy, nothing given', nothingGiven.economy, 0.05, 0.75),
    ...errorGoals('Business, nothing given', nothingGiven.business, 0.06),
    ...errorGoals('First, nothing given', nothingGiven.first, 0.05),
    ...errorGoals('Economy, exact type given', exactGiven.economy, 0.03, 0.9),
    atLeast('Aircraft, nothing given', 'type is the one named', types.single.flights, types.single.share, 0.8),
    atLeast('Aircraft, nothing given', 'type is of the family named', types.family.flights, types.family.share, 0.9),
    { ...atLeast('Range of 80 %', 'holds the published figure', ranges.figures, ranges.share, 0.75), most: 0.85 },
    atMost('Range of 80 %', 'median width', ranges.figures, ranges.medianWidth, 0.3),
    atLeast('Contrails, nothing given', 'bucket as published', contrails.flights, contrails.asPublished, 0.7),
    ...typicalGoals(findings),
    atMost(FUEL_BY_ROUTE, 'median error', fuelByRoute.compared.length, fuelByRoute.medianAbsolute, 0.05),
    {
      ...atMost(FUEL_BY_ROUTE, 'bias', fuelByRoute.compared.length, fuelByRoute.bias, 0.02),
      least: -0.02,
    },
  ];
}

/** Markets whose typical figure was published this year come first: flights change. */
const NEWEST_MARKETS = 2026;

function typicalGoals({ markets }: Pick<Findings, 'markets'>): readonly Goal[] {
  const economy = markets.filter(({ cabin }) => cabin === 'economy');
  const newest = economy.filter(({ captured }) => captured === NEWEST_MARKETS);
  return [
    atMost(`Typical economy, ${NEWEST_MARKETS}`, 'median error', newest.length, marketError(newest), 0.035),
    atMost('Typical economy, all', 'median error', economy.length, marketError(economy), 0.035),
  ];
}

function errorGoals(
  question: string,
  { byFigure, byCarrierRoute }: CabinErrors,
  median: number,
  within10?: number,
): readonly Goal[] {
  const error: Goal = {
    ...atMost(question, 'median error', byFigure.count, byFigure.medianAbsolute, median),
    byCarrierRoute: byCarrierRoute.medianAbsolute,
  };
  if (within10 === undefined) return [error];
  const share: Goal = {
    ...atLeast(question, 'within 10 %', byFigure.count, byFigure.within10, within10),
    byCarrierRoute: byCarrierRoute.within10,
  };
  return [error, share];
}

function atMost(question: string, measure: string, count: number, figure: Interval, most: number): Goal {
  return { question, measure, count, figure, byCarrierRoute: undefined, least: undefined, most };
}

function atLeast(question: string, measure: string, count: number, figure: Interval, least: number): Goal {
  return { question, measure, count, figure, byCarrierRoute: undefined, least, most: undefined };
}
