import { CABIN_CLASSES, type CabinClass } from '@tim/estimator';
import { runCommand } from '../process/run-command.ts';
import type { Interval } from '../statistics/bootstrap-interval.ts';
import { mean, median } from '../statistics/quantiles.ts';
import { workspaceRoot } from '../workspace-root.ts';
import type { ErrorStatistics } from './error-statistics.ts';
import type { ErrorsByCabin, Findings } from './findings.ts';
import { flightFigure, type FlightFigure } from './flight-figures.ts';
import { goals, isReached } from './goals.ts';
import { isGolden } from './golden-cases.ts';
import type { Group, Grouping } from './groups.ts';
import { marketRecords, type MarketRecord } from './typical-markets.ts';

export const FIGURES_FILE = 'docs/accuracy.json';

/** Value, low and high end of the 90 % interval, rounded; null where there is none. */
type Figure = readonly [number | null, number | null, number | null];

type ErrorFigures = {
  readonly figures: number;
  readonly withoutEstimate: number;
  readonly medianAbsoluteError: Figure;
  readonly meanError: Figure;
  readonly within5Percent: Figure;
  readonly within10Percent: Figure;
  readonly within20Percent: Figure;
};
type CabinFigures = ErrorFigures & {
  /** Each carrier's route counted once. */
  readonly byCarrierRoute: ErrorFigures;
};
type ErrorFiguresByCabin = Readonly<Partial<Record<CabinClass, CabinFigures>>>;

type GoalFigures = {
  readonly question: string;
  readonly measure: string;
  readonly count: number;
  readonly figure: Figure;
  readonly byCarrierRoute: Figure | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly isReached: boolean;
};

/** The report's figures for machines. Errors and shares are fractions. */
export type AccuracyFigures = {
  readonly engineVersion: string;
  readonly tablesDated: string;
  readonly licence: string;
  readonly areGoldenCasesExact: boolean;
  readonly goals: readonly GoalFigures[];
  readonly nothingGiven: ErrorFiguresByCabin;
  readonly exactTypeGiven: ErrorFiguresByCabin;
  readonly flightyco2sWay: ErrorFiguresByCabin;
  readonly desnzFactors: ErrorFiguresByCabin;
  /** Economy with nothing given. */
  readonly groups: Readonly<Record<Grouping, readonly (ErrorFigures & { readonly name: string })[]>>;
  /** Economy with nothing given, without one rule: how much its mean error rises. */
  readonly withoutRule: readonly {
    readonly rule: string;
    readonly medianAbsoluteError: Figure;
    readonly rise: Figure;
  }[];
  /** The method's fuel tables beside fuel that carriers reported: an error that no comparison with published figures shows. */
  readonly fuelByType: {
    readonly types: number;
    readonly medianAbsoluteError: number | null;
    readonly meanError: number | null;
  };
  readonly fuelByRoute: { readonly carrierRoutes: number; readonly medianAbsoluteError: Figure; readonly bias: Figure };
  readonly networkShareEstimated: number | null;
  readonly aircraftCodes: { readonly all: number; readonly withFuelTable: number; readonly withEstimate: number };
  readonly flights: readonly FlightFigure[];
  /** Typical figures of markets. */
  readonly markets: readonly MarketRecord[];
};

const LICENCE =
  'Published figures: Google, Travel Impact Model, licensed under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/)';

/** What stands in `FIGURES_FILE`. */
export function accuracyFigures(findings: Findings): AccuracyFigures {
  const { carrierRoutes, estimated } = findings.network;
  const { codes, withFuelTable, withEstimate } = findings.aircraftCodes;
  const fuelErrors = findings.fuelByType.flatMap(({ signedError }) => signedError ?? []);
  return {
    engineVersion: findings.engineVersion,
    tablesDated: findings.tablesDated,
    licence: LICENCE,
    areGoldenCasesExact: findings.golden.every(isGolden),
    goals: goals(findings).map((goal) => ({
      question: goal.question,
      measure: goal.measure,
      count: goal.count,
      figure: figure(goal.figure),
      byCarrierRoute: goal.byCarrierRoute ? figure(goal.byCarrierRoute) : null,
      least: goal.least ?? null,
      most: goal.most ?? null,
      isReached: isReached(goal),
    })),
    nothingGiven: cabinFigures(findings.nothingGiven),
    exactTypeGiven: cabinFigures(findings.exactGiven),
    flightyco2sWay: cabinFigures(findings.flightyco2),
    desnzFactors: cabinFigures(findings.desnz),
    groups: {
      region: groupFigures(findings.groups.region),
      distance: groupFigures(findings.groups.distance),
      body: groupFigures(findings.groups.body),
      naming: groupFigures(findings.groups.naming),
      aircraft: groupFigures(findings.groups.aircraft),
      cause: groupFigures(findings.groups.cause),
      carrier: groupFigures(findings.groups.carrier),
    },
    withoutRule: findings.variants.map(({ without, economy, rise }) => ({
      rule: without,
      medianAbsoluteError: figure(economy.medianAbsolute),
      rise: figure(rise),
    })),
    fuelByType: {
      types: fuelErrors.length,
      medianAbsoluteError: rounded(median(fuelErrors.map(Math.abs))),
      meanError: rounded(mean(fuelErrors)),
    },
    fuelByRoute: {
      carrierRoutes: findings.fuelByRoute.compared.length,
      medianAbsoluteError: figure(findings.fuelByRoute.medianAbsolute),
      bias: figure(findings.fuelByRoute.bias),
    },
    networkShareEstimated: rounded(estimated / carrierRoutes),
    aircraftCodes: { all: codes, withFuelTable, withEstimate },
    flights: flightFigures(findings),
    markets: marketRecords(findings.markets),
  };
}

/** Every published figure beside ours. */
export function flightFigures({ figures, economy }: Pick<Findings, 'figures' | 'economy'>): readonly FlightFigure[] {
  const explained = new Map(economy.map((outcome) => [outcome.published, outcome]));
  return figures.map((outcome) => flightFigure(explained.get(outcome.published) ?? outcome));
}

/** The figures as last committed; undefined before the first time, and outside a repository. */
export async function committedFigures(): Promise<AccuracyFigures | undefined> {
  const { code, output } = await runCommand('git', ['show', `HEAD:${FIGURES_FILE}`], { cwd: workspaceRoot });
  return code === 0 ? (JSON.parse(output) as AccuracyFigures) : undefined;
}

/** The cabins that have a published figure. */
function cabinFigures(errors: ErrorsByCabin): ErrorFiguresByCabin {
  return Object.fromEntries(
    CABIN_CLASSES.filter((cabin) => errors[cabin].byFigure.count > 0).map((cabin) => [
      cabin,
      { ...errorFigures(errors[cabin].byFigure), byCarrierRoute: errorFigures(errors[cabin].byCarrierRoute) },
    ]),
  );
}

function groupFigures(groups: readonly Group[]): AccuracyFigures['groups'][Grouping] {
  return groups.map(({ name, statistics }) => ({ name, ...errorFigures(statistics) }));
}

function errorFigures(statistics: ErrorStatistics): ErrorFigures {
  return {
    figures: statistics.count,
    withoutEstimate: statistics.withoutFigure,
    medianAbsoluteError: figure(statistics.medianAbsolute),
    meanError: figure(statistics.meanSigned),
    within5Percent: figure(statistics.within5),
    within10Percent: figure(statistics.within10),
    within20Percent: figure(statistics.within20),
  };
}

function figure({ value, low, high }: Interval): Figure {
  return [rounded(value), rounded(low), rounded(high)];
}

/** To a ten-thousandth. */
function rounded(value: number): number | null {
  return Number.isFinite(value) ? Math.round(value * 1e4) / 1e4 + 0 : null;
}
