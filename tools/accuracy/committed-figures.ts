import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import type { Interval } from '../statistics/bootstrap-interval.ts';
import { median } from '../statistics/quantiles.ts';
import type { ErrorStatistics } from './error-statistics.ts';
import type { Findings } from './findings.ts';
import { flightFigures, type FlightFigures } from './flight-figures.ts';
import { isGolden } from './golden-cases.ts';
import { GROUP_NAMES, type GroupName } from './leg-groups.ts';

export const FIGURES_FILE = 'docs/accuracy.json';

/** Value, low and high end, rounded; null where there is none. */
type Figure = readonly [number | null, number | null, number | null];
type GroupFigures = {
  readonly legs: number;
  readonly withoutEstimate: number;
  readonly medianAbsoluteError: Figure;
  readonly meanError: Figure;
  readonly within5Percent: Figure;
  readonly within10Percent: Figure;
  readonly within20Percent: Figure;
};

/** The report's figures for machines. Errors and shares are fractions. */
export type AccuracyFigures = {
  readonly engineVersion: string;
  readonly tablesDated: string;
  readonly areGoldenCasesExact: boolean;
  readonly economyLegs: Readonly<Partial<Record<GroupName, GroupFigures>>>;
  readonly economyLegsByFlightyco2sWay: Readonly<Partial<Record<GroupName, GroupFigures>>>;
  /** The legs whose aircraft is named, asked without it. */
  readonly economyLegsWithoutAircraft: GroupFigures;
  readonly legsTouchingUs: number;
  /** Published figures of the Travel Impact Model, licensed under CC BY-SA 4.0, beside ours. */
  readonly flights: readonly FlightFigures[];
  /** The method's fuel tables beside fuel that carriers reported: an error that no comparison with published figures shows. */
  readonly fuelTables: { readonly types: number; readonly medianAbsoluteError: number | null };
  readonly typicalMarkets: Readonly<Record<string, number | null>>;
  readonly networkShareEstimated: number | null;
  readonly aircraftCodes: { readonly all: number; readonly withFuelTable: number; readonly withEstimate: number };
  readonly rangeCoverage: Figure | null;
};

/** What stands in `FIGURES_FILE`. */
export function accuracyFigures(findings: Findings): AccuracyFigures {
  const groups = (method: 'ours' | 'flightyco2') =>
    Object.fromEntries(GROUP_NAMES.map((name) => [name, groupFigures(findings.groups[name][method])]));
  const { carrierRoutes, estimated } = findings.network;
  const { codes, withFuelTable, withEstimate } = findings.aircraftCodes;
  return {
    engineVersion: findings.engineVersion,
    tablesDated: findings.tablesDated,
    areGoldenCasesExact: findings.golden.every(isGolden),
    economyLegs: groups('ours'),
    economyLegsByFlightyco2sWay: groups('flightyco2'),
    economyLegsWithoutAircraft: groupFigures(findings.unnamedAircraft.statistics),
    legsTouchingUs: findings.legsTouchingUs,
    flights: findings.legs.map(flightFigures),
    fuelTables: fuelTableFigures(findings),
    typicalMarkets: Object.fromEntries(
      findings.markets.map(({ market, cabin, publishedKg, ourKg }) => [
        `${market} ${cabin}`,
        rounded(ourKg === undefined ? undefined : ourKg / publishedKg - 1),
      ]),
    ),
    networkShareEstimated: rounded(estimated / carrierRoutes),
    aircraftCodes: { all: codes, withFuelTable, withEstimate },
    rangeCoverage: findings.ranges.legs.whole ? figure(findings.ranges.legs.whole.share) : null,
  };
}

/** The figures as last committed; undefined before the first time, and outside a repository. */
export async function committedFigures(): Promise<AccuracyFigures | undefined> {
  const { code, output } = await runCommand('git', ['show', `HEAD:${FIGURES_FILE}`], { cwd: workspaceRoot });
  return code === 0 ? (JSON.parse(output) as AccuracyFigures) : undefined;
}

function groupFigures(statistics: ErrorStatistics): GroupFigures {
  return {
    legs: statistics.count,
    withoutEstimate: statistics.withoutFigure,
    medianAbsoluteError: figure(statistics.medianAbsolute),
    meanError: figure(statistics.meanSigned),
    within5Percent: figure(statistics.within5),
    within10Percent: figure(statistics.within10),
    within20Percent: figure(statistics.within20),
  };
}

function fuelTableFigures({ reportedFuel }: Findings): AccuracyFigures['fuelTables'] {
  const errors = reportedFuel.flatMap(({ signedError }) => (signedError === undefined ? [] : [Math.abs(signedError)]));
  return { types: errors.length, medianAbsoluteError: rounded(median(errors)) };
}

function figure({ value, low, high }: Interval): Figure {
  return [rounded(value), rounded(low), rounded(high)];
}

/** To a ten-thousandth. */
function rounded(value: number | undefined): number | null {
  return value === undefined || !Number.isFinite(value) ? null : Math.round(value * 1e4) / 1e4 + 0;
}
