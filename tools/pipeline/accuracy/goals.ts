import type { Interval } from '../statistics/bootstrap-interval.ts';
import type { CabinErrors, Findings } from './findings.ts';
import type { TypeShare } from './type-answers.ts';
import { marketError } from './typical-markets.ts';

/** What is reached of a goal, and where it is to lie. */
export type Aim = {
  readonly figure: Interval;
  /** The figure is to lie between these [1]; undefined where it may be anything on that side. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** What is left when a route's types are known, but not which flight has which [1]; undefined where that is not asked. */
  readonly floor: number | undefined;
};

/** What the engine is to reach, and what it reaches. */
export type Goal = Aim & {
  /** What is asked, or of what. */
  readonly question: string;
  /** What is measured. */
  readonly measure: string;
  /** Figures, flights, markets or routes it is measured on. */
  readonly count: number;
  /** The same with each carrier's route counted once; undefined where that is not told apart. */
  readonly byCarrierRoute: Aim | undefined;
};

/** True when the figure lies where it is to, by carrier's route too where that is told apart. */
export function isReached({ byCarrierRoute, ...byFigure }: Aim & Pick<Goal, 'byCarrierRoute'>): boolean {
  return [byFigure, ...(byCarrierRoute ? [byCarrierRoute] : [])].every(
    ({ figure: { value }, least, most }) => value >= (least ?? -Infinity) && value <= (most ?? Infinity),
  );
}

/** A goal lies so much above its floor [1]: whoever knows the types that fly a route can hardly come nearer. */
export const FLOOR_FACTOR = 1.2;

const FUEL_BY_ROUTE = 'Fuel burned in Brazil, January 2023';

type Measured = Pick<
  Findings,
  | 'nothingGiven'
  | 'exactGiven'
  | 'sharesKnown'
  | 'types'
  | 'typesOfKnownShares'
  | 'ranges'
  | 'contrails'
  | 'markets'
  | 'fuelByRoute'
>;

/** The goals in the report's order. */
export function goals(findings: Measured): readonly Goal[] {
  const { nothingGiven, exactGiven, sharesKnown, types, typesOfKnownShares, ranges, contrails, fuelByRoute } = findings;
  return [
    ...errorGoals('Economy, nothing given', nothingGiven.economy, aboveFloor(sharesKnown.economy)),
    ...errorGoals('Business, nothing given', nothingGiven.business, aboveFloor(sharesKnown.business)).slice(0, 1),
    ...errorGoals('First, nothing given', nothingGiven.first, aboveFloor(sharesKnown.first)).slice(0, 1),
    ...errorGoals('Economy, exact type given', exactGiven.economy, () => TYPE_GIVEN),
    typeGoal('type is the one named', types.single, typesOfKnownShares.single),
    typeGoal('type is of the family named', types.family, typesOfKnownShares.family),
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

/** Where a median and a share are to lie, and the floors that follow from. */
type Bounds = { readonly median: Bound; readonly within10: Bound };
type Bound = { readonly at: number; readonly floor: number | undefined };

/** With the type given nothing is left open that a route's types would tell. Our choice. */
const TYPE_GIVEN: Bounds = { median: { at: 0.03, floor: undefined }, within10: { at: 0.9, floor: undefined } };

/** An error is to be at most so many times the floor's, and so are the misses of a share. */
const aboveFloor =
  (floor: CabinErrors) =>
  (by: keyof CabinErrors): Bounds => {
    const { medianAbsolute, within10 } = floor[by];
    return { median: errorAbove(medianAbsolute.value), within10: shareBelow(within10.value) };
  };

const errorAbove = (floor: number): Bound => ({ at: FLOOR_FACTOR * floor, floor });
const shareBelow = (floor: number): Bound => ({ at: Math.max(0, 1 - FLOOR_FACTOR * (1 - floor)), floor });

/** The median and the share within 10 %, by figure and by carrier's route. */
function errorGoals(
  question: string,
  errors: CabinErrors,
  boundsOf: (by: keyof CabinErrors) => Bounds,
): readonly [Goal, Goal] {
  const { count } = errors.byFigure;
  const medianAim = (by: keyof CabinErrors) => mostAim(errors[by].medianAbsolute, boundsOf(by).median);
  const within10Aim = (by: keyof CabinErrors) => leastAim(errors[by].within10, boundsOf(by).within10);
  return [
    { question, measure: 'median error', count, ...medianAim('byFigure'), byCarrierRoute: medianAim('byCarrierRoute') },
    {
      question,
      measure: 'within 10 %',
      count,
      ...within10Aim('byFigure'),
      byCarrierRoute: within10Aim('byCarrierRoute'),
    },
  ];
}

function typeGoal(measure: string, { flights, share }: TypeShare, floor: TypeShare): Goal {
  const aim = leastAim(share, shareBelow(floor.share.value));
  return { question: 'Aircraft, nothing given', measure, count: flights, ...aim, byCarrierRoute: undefined };
}

const mostAim = (figure: Interval, { at, floor }: Bound): Aim => ({ figure, least: undefined, most: at, floor });
const leastAim = (figure: Interval, { at, floor }: Bound): Aim => ({ figure, least: at, most: undefined, floor });

function atMost(question: string, measure: string, count: number, figure: Interval, most: number): Goal {
  return { question, measure, count, ...mostAim(figure, { at: most, floor: undefined }), byCarrierRoute: undefined };
}

function atLeast(question: string, measure: string, count: number, figure: Interval, least: number): Goal {
  return { question, measure, count, ...leastAim(figure, { at: least, floor: undefined }), byCarrierRoute: undefined };
}
