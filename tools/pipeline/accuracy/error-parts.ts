import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean, median } from '../statistics/quantiles.ts';
import { routeText, type FigureOutcome } from './ask-figures.ts';

/** An economy figure whose type is published, and how far ours is from it. */
export type PartedFigure = {
  readonly carrier: string;
  /** Of the carrier, either way. */
  readonly carrierRoute: string;
  readonly type: string;
  /** Natural logarithm of ours by published, with nothing given. */
  readonly asked: number;
  /** The same with the type given. */
  readonly typeGiven: number;
};

/** Inputs in the order in which they are given. */
export const GIVEN = ['nothing', 'type', 'load', 'seats', 'fuel'] as const;
export type Given = (typeof GIVEN)[number];

/** What is left when one more input is given as published figures tell it. */
export type ErrorPart = {
  readonly given: Given;
  /** Figures of which others tell the input; all of them for the type. */
  readonly told: number;
  /** Median of |error| with this given beside those before it [1]. */
  readonly medianAbsolute: Interval;
  /** Part of the squared error with nothing given that this takes away, beside those before it [1]; below 0 where it adds some. */
  readonly share: Interval;
};

export type ErrorParts = {
  readonly figures: number;
  readonly parts: readonly ErrorPart[];
  /** Part of the squared error that none takes away [1]. */
  readonly left: Interval;
};

type Input = {
  readonly given: 'load' | 'seats' | 'fuel';
  /** Whether another figure has the input of one in common with it, and comes from elsewhere. */
  readonly tells: (other: PartedFigure, of: PartedFigure) => boolean;
  /** Figures of one unit count once. */
  readonly unitOf: (figure: PartedFigure) => string;
};

/** Other routes, or carriers, that must tell an input. Our choice. */
const FEWEST = 2;

/**
 * What tells an input: a carrier's load its figures on other routes, its seats of a type those of the type on other routes, a type's
 * fuel other carriers' figures of the type. None is told by the figure's own route.
 */
const INPUTS: readonly Input[] = [
  {
    given: 'load',
    tells: (other, of) => other.carrier === of.carrier && other.carrierRoute !== of.carrierRoute,
    unitOf: ({ carrierRoute }) => carrierRoute,
  },
  {
    given: 'seats',
    tells: (other, of) =>
      other.carrier === of.carrier && other.type === of.type && other.carrierRoute !== of.carrierRoute,
    unitOf: ({ carrierRoute }) => carrierRoute,
  },
  {
    given: 'fuel',
    tells: (other, of) => other.type === of.type && other.carrier !== of.carrier,
    unitOf: ({ carrier }) => carrier,
  },
];

/** The economy figures that have one of ours with nothing and with the type given. */
export function partedFigures(outcomes: readonly FigureOutcome[]): readonly PartedFigure[] {
  return outcomes.flatMap((outcome): readonly PartedFigure[] => {
    const { published, publishedKg, ourKg, exactKg, aircraftCode } = outcome;
    if (published.cabin !== 'economy' || ourKg === undefined || exactKg === undefined || aircraftCode === undefined) {
      return [];
    }
    const ends = routeText(published).split('-').toSorted().join('-');
    return [
      {
        carrier: published.carrier,
        carrierRoute: `${published.carrier} ${ends}`,
        type: aircraftCode,
        asked: Math.log(ourKg / publishedKg),
        typeGiven: Math.log(exactKg / publishedKg),
      },
    ];
  });
}

/** One figure's errors [natural logarithm of ours by published] by what is given, each beside those before it. */
type Stages = { readonly carrier: string; readonly errors: Readonly<Record<Given, number>> };

/** Give the inputs one after the other, each as the published figures that share it tell it. */
export function errorParts(figures: readonly PartedFigure[]): ErrorParts {
  const errors: Record<Given, readonly number[]> = {
    nothing: figures.map(({ asked }) => asked),
    type: figures.map(({ typeGiven }) => typeGiven),
    load: [],
    seats: [],
    fuel: [],
  };
  const told: Record<Given, number> = { nothing: figures.length, type: figures.length, load: 0, seats: 0, fuel: 0 };
  let before = errors.type;
  for (const input of INPUTS) {
    const inCommon = commonErrors(figures, before, input);
    before = before.map((error, at) => error - (inCommon[at] ?? 0));
    errors[input.given] = before;
    told[input.given] = inCommon.filter((error) => error !== undefined).length;
  }
  const stages = figures.map(({ carrier }, at): Stages => {
    const errorOf = (given: Given) => errors[given][at] ?? 0;
    return { carrier, errors: Object.fromEntries(GIVEN.map((given) => [given, errorOf(given)])) as Stages['errors'] };
  });
  const clusters = [...Map.groupBy(stages, ({ carrier }) => carrier).values()];
  const squares = (drawn: readonly Stages[], given: Given) => mean(drawn.map((stage) => stage.errors[given] ** 2));
  const shareOf = (later: Given, earlier: Given) => (drawn: readonly Stages[]) =>
    (squares(drawn, earlier) - squares(drawn, later)) / squares(drawn, 'nothing');
  return {
    figures: figures.length,
    parts: GIVEN.map((given, at) => ({
      given,
      told: told[given],
      medianAbsolute: bootstrapInterval(clusters, (drawn) =>
        median(drawn.map((stage) => Math.abs(Math.expm1(stage.errors[given])))),
      ),
      share: bootstrapInterval(clusters, shareOf(given, GIVEN[Math.max(0, at - 1)] ?? given)),
    })),
    left: bootstrapInterval(clusters, (drawn) => squares(drawn, 'fuel') / squares(drawn, 'nothing')),
  };
}

/** What the figures that tell an input have in common, the middle of their units; undefined where too few do. */
function commonErrors(
  figures: readonly PartedFigure[],
  errors: readonly number[],
  { tells, unitOf }: Input,
): readonly (number | undefined)[] {
  return figures.map((figure) => {
    const telling = figures.flatMap((other, at) => (tells(other, figure) ? [{ other, error: errors[at] ?? 0 }] : []));
    const units = [...Map.groupBy(telling, ({ other }) => unitOf(other)).values()];
    if (units.length < FEWEST) return undefined;
    return median(units.map((unit) => median(unit.map(({ error }) => error))));
  });
}
