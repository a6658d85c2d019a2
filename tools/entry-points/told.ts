import type { RowAnswer } from '@tim/batch';
import { CABIN_COLUMNS, CONTRAIL_RISKS } from '@tim/batch';
import type { FlightResult, GramsPerPassenger, TypicalResult } from '@tim/estimator';
import { CABIN_CLASSES } from '@tim/estimator';

/** What an answer may tell, as texts; '' where it has none of it. Grams are CO2e of one passenger. */
export const FIELDS = [
  'economy',
  'premium_economy',
  'business',
  'first',
  'well_to_tank',
  'tank_to_wake',
  'low',
  'high',
  'tier',
  'aircraft',
  'contrails',
  'warnings',
  'reason',
  'model',
  'data',
] as const;
export type Field = (typeof FIELDS)[number];

/** Fields that are quantities are grams. */
const WORDS: readonly Field[] = ['tier', 'aircraft', 'contrails', 'warnings', 'reason', 'model', 'data'];
export const unitOf = (field: Field): string => (WORDS.includes(field) ? '' : 'g');

/** What an entry point told of a question: a field that it never tells is not there. */
export type Told = { readonly [field in Field]?: string };

/** A value as text; '' for none. */
export const text = (value: string | number | null | undefined): string => String(value ?? '');

/** The four cabins' grams. */
const cabinsTold = (grams: GramsPerPassenger | undefined): Told =>
  Object.fromEntries(CABIN_CLASSES.map((cabin) => [CABIN_COLUMNS[cabin], text(grams?.[cabin])]));

/** Economy's range. */
const rangeTold = (range: { readonly low: GramsPerPassenger; readonly high: GramsPerPassenger } | undefined): Told => ({
  low: text(range?.low.economy),
  high: text(range?.high.economy),
});

const NOTHING: Told = Object.fromEntries(
  FIELDS.filter((field) => !['model', 'data', 'warnings', 'reason'].includes(field)).map((field) => [field, '']),
);

/** Of the estimator's own answer to a flight. */
export function flightTold(result: FlightResult): Told {
  if (result.kind === 'unavailable') return { ...NOTHING, reason: result.reason };
  const { contrailsImpactBucket: bucket } = result;
  return {
    ...cabinsTold(result.wellToWakeGramsPerPassenger),
    well_to_tank: text(result.wellToTankGramsPerPassenger.economy),
    tank_to_wake: text(result.tankToWakeGramsPerPassenger.economy),
    ...rangeTold(result.kind === 'estimated' ? result.range : undefined),
    aircraft: result.kind === 'estimated' ? result.aircraft.icaoAircraftType : '',
    contrails: bucket === undefined ? '' : CONTRAIL_RISKS[bucket],
    reason: '',
  };
}

/** Of the estimator's own answer to a market. */
export function typicalTold(result: TypicalResult): Told {
  if (result.kind === 'unavailable') return { ...NOTHING, reason: result.reason };
  const { wellToWakeGramsPerPassenger: grams, range } = result;
  return { ...NOTHING, ...cabinsTold(grams), ...rangeTold(range), reason: '' };
}

/** Of a list's answer to a row. */
export function rowTold(answer: RowAnswer): Told {
  if (answer.kind === 'unavailable') return { ...NOTHING, warnings: '', reason: answer.reason };
  const { contrailsImpactBucket: bucket } = answer;
  return {
    ...cabinsTold(answer.wellToWakeGramsPerPassenger),
    well_to_tank: text(answer.wellToTankGramsPerPassenger.economy),
    tank_to_wake: text(answer.tankToWakeGramsPerPassenger.economy),
    ...rangeTold(answer.range),
    tier: answer.tier,
    aircraft: text(answer.aircraft?.icaoAircraftType),
    contrails: bucket === undefined ? '' : CONTRAIL_RISKS[bucket],
    warnings: answer.warnings.join(' '),
    reason: text(answer.flightReason),
  };
}
