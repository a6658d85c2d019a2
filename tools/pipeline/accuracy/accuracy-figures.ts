import { CABIN_CLASSES, type CabinClass } from '@tim/estimator';
import type { Interval } from '../statistics/bootstrap-interval.ts';
import { median } from '../statistics/quantiles.ts';
import type { Given } from './error-parts.ts';
import type { ErrorStatistics } from './error-statistics.ts';
import type { ErrorsByCabin, Findings } from './findings.ts';
import { goals, isReached, type Aim } from './goals.ts';
import type { Group } from './groups.ts';

export const FIGURES_FILE = 'docs/accuracy.json';

/** Value, low and high end of the 90 % interval, rounded; null where there is none. */
type Figure = readonly [number | null, number | null, number | null];

type ErrorFigures = {
  readonly figures: number;
  readonly medianAbsoluteError: Figure;
  readonly meanError: Figure;
  readonly within5Percent: Figure;
  readonly within10Percent: Figure;
  readonly within20Percent: Figure;
};
type GroupFigures = ErrorFigures & { readonly name: string };
type ErrorFiguresByCabin = Readonly<Partial<Record<CabinClass, ErrorFigures>>>;

type GoalFigures = AimFigures & {
  readonly question: string;
  readonly measure: string;
  readonly count: number;
  /** The same with each carrier's route counted once; null where that is not told apart. */
  readonly byCarrierRoute: AimFigures | null;
  readonly isReached: boolean;
};

/** Where a figure is to lie, and what is left when a route's types are known, but not which flight has which. */
type AimFigures = {
  readonly figure: Figure;
  readonly least: number | null;
  readonly most: number | null;
  readonly floor: number | null;
};

/** What the site's page shows beside the flights. Errors and shares are fractions. */
type AccuracyFigures = {
  readonly engineVersion: string;
  readonly tablesDated: string;
  readonly licence: string;
  readonly goals: readonly GoalFigures[];
  readonly nothingGiven: ErrorFiguresByCabin;
  readonly exactTypeGiven: ErrorFiguresByCabin;
  readonly flightyco2sWay: ErrorFiguresByCabin;
  readonly desnzFactors: ErrorFiguresByCabin;
  /** Economy with nothing given; the report has more groups. */
  readonly groups: Readonly<
    Record<'region' | 'distance' | 'cause', readonly GroupFigures[]> & {
      /** `code` is the carrier's IATA code. */
      readonly carrier: readonly (GroupFigures & { readonly code: string })[];
    }
  >;
  /** Economy figures whose type is published: what giving it, and then the other inputs, takes away. */
  readonly errorParts: {
    readonly figures: number;
    readonly parts: readonly { readonly given: Given; readonly medianAbsoluteError: Figure; readonly share: Figure }[];
  };
  /** The method's fuel tables beside fuel that carriers reported: an error that no comparison with published figures shows. */
  readonly fuelByType: { readonly types: number; readonly medianAbsoluteError: number | null };
  readonly fuelByRoute: { readonly carrierRoutes: number; readonly medianAbsoluteError: Figure };
};

const LICENCE =
  'Published figures: Google, Travel Impact Model, licensed under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/)';

/** What stands in `FIGURES_FILE`. */
export function accuracyFigures(findings: Findings): AccuracyFigures {
  const fuelErrors = findings.fuelByType.flatMap(({ signedError }) => signedError ?? []);
  return {
    engineVersion: findings.engineVersion,
    tablesDated: findings.tablesDated,
    licence: LICENCE,
    goals: goals(findings).map((goal) => ({
      question: goal.question,
      measure: goal.measure,
      count: goal.count,
      ...aimFigures(goal),
      byCarrierRoute: goal.byCarrierRoute ? aimFigures(goal.byCarrierRoute) : null,
      isReached: isReached(goal),
    })),
    nothingGiven: cabinFigures(findings.nothingGiven),
    exactTypeGiven: cabinFigures(findings.exactGiven),
    flightyco2sWay: cabinFigures(findings.flightyco2),
    desnzFactors: cabinFigures(findings.desnz),
    groups: {
      region: findings.groups.region.map(groupFigures),
      distance: findings.groups.distance.map(groupFigures),
      cause: findings.groups.cause.map(groupFigures),
      carrier: findings.groups.carrier.map((group) => ({ code: group.code, ...groupFigures(group) })),
    },
    errorParts: {
      figures: findings.errorParts.figures,
      parts: findings.errorParts.parts.map(({ given, medianAbsolute, share }) => ({
        given,
        medianAbsoluteError: figure(medianAbsolute),
        share: figure(share),
      })),
    },
    fuelByType: { types: fuelErrors.length, medianAbsoluteError: rounded(median(fuelErrors.map(Math.abs))) },
    fuelByRoute: {
      carrierRoutes: findings.fuelByRoute.compared.length,
      medianAbsoluteError: figure(findings.fuelByRoute.medianAbsolute),
    },
  };
}

const bound = (value: number | undefined) => (value === undefined ? null : rounded(value));

function aimFigures({ figure: reached, least, most, floor }: Aim): AimFigures {
  return { figure: figure(reached), least: bound(least), most: bound(most), floor: bound(floor) };
}

/** The cabins that have a published figure. */
function cabinFigures(errors: ErrorsByCabin): ErrorFiguresByCabin {
  return Object.fromEntries(
    CABIN_CLASSES.filter((cabin) => errors[cabin].byFigure.count > 0).map((cabin) => [
      cabin,
      errorFigures(errors[cabin].byFigure),
    ]),
  );
}

function groupFigures({ name, statistics }: Group): GroupFigures {
  return { name, ...errorFigures(statistics) };
}

function errorFigures(statistics: ErrorStatistics): ErrorFigures {
  return {
    figures: statistics.count,
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
