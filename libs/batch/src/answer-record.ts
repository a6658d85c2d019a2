import { gramsToKilograms } from '@tim/format';
import { CABIN_COLUMNS, CONTRAIL_RISKS } from './answer-columns.ts';
import type { AnsweredWith } from './answer-columns.ts';
import type { RowFault, RowQuestion } from './row-question.ts';
import { faultAnswer } from './fault-answer.ts';
import { flownLegs, legsCell } from './flown-legs.ts';
import type { RowAnswer } from './row-answer.ts';
import { rowGrams } from './totals.ts';

/** A row's answer by the names of its columns without `tim_`: mass in kg or g of CO2e. What there is no value for is undefined, and no part of its JSON. */
export type AnswerRecord = {
  /** All passengers of the row [kg CO2e]. */
  readonly kg_co2e?: number | undefined;
  readonly g_co2e_per_passenger?: number | undefined;
  readonly cabin?: string | undefined;
  /** Of each passenger of the row. */
  readonly flights?: number | undefined;
  readonly well_to_tank_g?: number | undefined;
  readonly tank_to_wake_g?: number | undefined;
  readonly low_g?: number | undefined;
  readonly high_g?: number | undefined;
  readonly tier?: string | undefined;
  /** Each flight with what its figure is of, where the row stands for several. */
  readonly legs?: string | undefined;
  readonly source?: string | undefined;
  readonly data_category?: string | undefined;
  readonly aircraft?: string | undefined;
  readonly aircraft_known?: string | undefined;
  readonly contrail_risk?: string | undefined;
  readonly warnings?: readonly string[] | undefined;
  /** Why there is no figure; beside a figure, why it is not that of the flight the row names. */
  readonly reason?: string | undefined;
  readonly reason_text?: string | undefined;
  readonly model?: string | undefined;
  readonly data_hash?: string | undefined;
};

/** A row's answer for JSON: the values of `answerCells`. */
export function answerRecord(
  question: RowQuestion | RowFault,
  answer: RowAnswer,
  { modelVersion, dataHash }: Pick<AnsweredWith, 'modelVersion' | 'dataHash'>,
): AnswerRecord {
  const made = { model: modelVersion, data_hash: dataHash };
  if ('message' in question) {
    const { reason, text } = faultAnswer(question);
    return { reason, reason_text: text, ...made };
  }
  if (answer.kind === 'no-figure') return { reason: answer.reason, reason_text: answer.text, ...made };
  const { cabin } = question;
  const { range, aircraft, contrailsImpactBucket, warnings } = answer;
  const grams = rowGrams(question, answer);
  return {
    kg_co2e: grams === undefined ? undefined : gramsToKilograms(grams),
    g_co2e_per_passenger: answer.wellToWakeGramsPerPassenger[cabin],
    cabin: CABIN_COLUMNS[cabin],
    flights: question.legs?.length ?? 1,
    well_to_tank_g: answer.wellToTankGramsPerPassenger[cabin],
    tank_to_wake_g: answer.tankToWakeGramsPerPassenger[cabin],
    low_g: range?.low[cabin],
    high_g: range?.high[cabin],
    tier: answer.tier,
    legs: legsCell(flownLegs(question, answer)) || undefined,
    source: answer.source,
    data_category: answer.dataCategory,
    aircraft: aircraft?.icaoAircraftType,
    aircraft_known: aircraft?.known,
    contrail_risk: contrailsImpactBucket === undefined ? undefined : CONTRAIL_RISKS[contrailsImpactBucket],
    warnings: warnings.length > 0 ? warnings : undefined,
    reason: answer.flightReason,
    ...made,
  };
}
