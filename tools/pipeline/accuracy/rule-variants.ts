import { createEstimator, type CabinClass } from '@tim/estimator';
import { NO_LABELS, type Tables } from '@tim/reference-data';
import type { Interval } from '../statistics/bootstrap-interval.ts';
import { askFigures, type FigureOutcome } from './ask-figures.ts';
import { comparisonsOf, errorStatistics, type ErrorStatistics } from './error-statistics.ts';
import { pairedChange } from './paired-change.ts';
import type { PublishedFigure } from './truth-files.ts';

/** The tables with one look-up emptied: the rule that reads it finds nothing, and the next rule answers. */
const VARIANTS: readonly { readonly without: string; readonly tables: (tables: Tables) => Tables }[] = [
  {
    without: 'types seen on the flight or route',
    tables: (tables) => ({ ...tables, seenAircraft: { ...tables.seenAircraft, onRoute: () => [] } }),
  },
  {
    without: 'types kept for a route',
    tables: (tables) => ({ ...tables, routeAircraft: { ...tables.routeAircraft, onRoute: () => [] } }),
  },
  {
    without: 'wide or narrow learned from the carrier’s other routes',
    tables: (tables) => ({ ...tables, frequencies: { ...tables.frequencies, seatedRoutes: () => [].values() } }),
  },
  {
    without: 'mean seats of the route, 2016-17',
    tables: (tables) => ({ ...tables, frequencies: { ...tables.frequencies, meanSeats: () => undefined } }),
  },
  {
    without: 'traffic by route to, from and within the US (T-100)',
    tables: (tables) => ({ ...tables, traffic: { ...tables.traffic, onRoute: () => [] } }),
  },
  {
    without: 'the carriers’ own cabins',
    tables: (tables) => ({ ...tables, cabins: { ...tables.cabins, ofCarrierType: () => [] } }),
  },
  {
    without: 'load factors that carriers publish',
    tables: (tables) => ({
      ...tables,
      publishedLoadFactors: { ...tables.publishedLoadFactors, find: () => undefined },
    }),
  },
  {
    without: 'load factors of US carriers (T-2)',
    tables: (tables) => ({
      ...tables,
      loadFactors: { ...tables.loadFactors, ofCarrier: () => undefined, ofCarrierYear: () => undefined },
    }),
  },
  {
    without: 'traffic that Australia and India count',
    tables: (tables) => ({
      ...tables,
      australiaTraffic: {
        ...tables.australiaTraffic,
        load: () => undefined,
        allCarriersLoad: () => undefined,
        seats: () => [],
      },
      indiaTraffic: { ...tables.indiaTraffic, load: () => undefined, cargo: () => undefined },
    }),
  },
  {
    without: 'partners that fly under the carrier’s numbers',
    tables: (tables) => ({
      ...tables,
      partners: { ...tables.partners, ofCarrier: () => [], firstNumber: () => undefined },
    }),
  },
];

/** The same figures without one rule, asked with nothing given. */
export type RuleVariant = {
  readonly without: string;
  readonly economy: ErrorStatistics;
  readonly business: ErrorStatistics;
  /** Mean of |error without the rule| less |error with it|, in economy, each at most 1 [1]: above 0 the rule helps. */
  readonly rise: Interval;
};

/** Ask for all figures once without each rule. */
export function askRuleVariants(
  figures: readonly PublishedFigure[],
  outcomes: readonly FigureOutcome[],
  tables: Tables,
): readonly RuleVariant[] {
  const before = comparisonsOf(inCabin(outcomes, 'economy'), ({ ourKg }) => ourKg);
  return VARIANTS.map(({ without, tables: changed }) => {
    const estimator = createEstimator({ ...changed(tables), easaLabels: NO_LABELS });
    const asked = askFigures(figures, estimator, tables);
    const after = comparisonsOf(inCabin(asked, 'economy'), ({ ourKg }) => ourKg);
    return {
      without,
      economy: errorStatistics(after),
      business: errorStatistics(comparisonsOf(inCabin(asked, 'business'), ({ ourKg }) => ourKg)),
      rise: pairedChange(
        before.map((comparison, index) => ({
          cluster: comparison.cluster,
          before: comparison.signedError,
          after: after[index]?.signedError,
        })),
      ),
    };
  });
}

function inCabin(outcomes: readonly FigureOutcome[], cabin: CabinClass): readonly FigureOutcome[] {
  return outcomes.filter(({ published }) => published.cabin === cabin);
}
