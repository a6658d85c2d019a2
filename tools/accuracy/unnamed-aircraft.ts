import type { Estimator } from '@tim/estimator';
import { askOnAnyDay, economyKg, type LegOutcome } from './economy-legs.ts';
import { errorStatistics, signedError, type ErrorStatistics } from './error-statistics.ts';
import { rangeCoverage, type RangeCoverage } from './range-coverage.ts';

/** The published legs that name an aircraft, asked as a visitor of the site asks: without it. */
export type UnnamedAircraft = {
  readonly statistics: ErrorStatistics;
  /** Legs on which the estimate uses the type that the one with the aircraft named uses. */
  readonly used: number;
  /** Legs on which that type is among those that may fly. */
  readonly possible: number;
  /** Published figures inside the range; undefined without any. */
  readonly ranges: RangeCoverage | undefined;
};

/** @param outcomes - all legs, the named ones with their estimates */
export function askWithoutAircraft(outcomes: readonly LegOutcome[], estimator: Estimator): UnnamedAircraft {
  const asked = outcomes.flatMap((outcome) => {
    const { aircraftCode, ...query } = outcome.query;
    if (aircraftCode === undefined) return [];
    const result = askOnAnyDay(estimator, query);
    const named = typeUsed(outcome.result);
    const mayFly =
      result.kind === 'estimated' ? result.aircraft.types.map(({ icaoAircraftType }) => icaoAircraftType) : [];
    return [{ outcome: { ...outcome, result }, named, mayFly }];
  });
  const comparisons = asked.map(({ outcome: { leg, result, publishedKg } }) => {
    const kg = economyKg(result);
    return { cluster: leg.carrier, signedError: kg === undefined ? undefined : signedError(kg, publishedKg) };
  });
  return {
    statistics: errorStatistics(comparisons),
    used: asked.filter(({ outcome, named }) => named !== undefined && typeUsed(outcome.result) === named).length,
    possible: asked.filter(({ named, mayFly }) => named !== undefined && mayFly.includes(named)).length,
    ranges: rangeCoverage(
      asked.map(({ outcome }) => outcome),
      [],
    ).legs.whole,
  };
}

const typeUsed = (result: LegOutcome['result']) =>
  result.kind === 'estimated' ? result.aircraft.icaoAircraftType : undefined;
