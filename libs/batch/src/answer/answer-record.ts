import { ANSWER_COLUMNS, answeredRow, answerHeader } from './answer-columns.ts';
import type { AnswerColumn, AnsweredWith } from './answer-columns.ts';
import type { RowFault, RowQuestion } from '../question/row-question.ts';
import type { RowAnswer } from './row-answer.ts';

/** What only lists have: a program knows the row it asked about, reads codes instead of words, and asks for one cabin. */
const FOR_LISTS = [
  'tim_status',
  'tim_passengers',
  'tim_economy_g',
  'tim_premium_economy_g',
  'tim_business_g',
  'tim_first_g',
  'tim_origin',
  'tim_destination',
  'tim_in_words',
  'tim_engine',
] as const satisfies readonly AnswerColumn[];

type RecordColumn = Exclude<AnswerColumn, (typeof FOR_LISTS)[number]>;

/** A row's answer by the names of its columns without `tim_`: mass in kg or g of CO2e. What there is no value for is undefined, and no part of its JSON. */
export type AnswerRecord = {
  readonly [Name in RecordColumn as Name extends `tim_${infer Own}` ? Own : never]?: ReturnType<
    (typeof ANSWER_COLUMNS)[Name]['value']
  >;
};

const forLists: ReadonlySet<AnswerColumn> = new Set(FOR_LISTS);
const COLUMNS = answerHeader({ hasAllCabins: false }).filter((name) => !forLists.has(name));

/** A row's answer for JSON: the values of `answerCells`. */
export function answerRecord(
  question: RowQuestion | RowFault,
  answer: RowAnswer,
  made: Pick<AnsweredWith, 'modelVersion' | 'dataHash'>,
): AnswerRecord {
  const row = answeredRow(question, answer, { engineVersion: '', ...made });
  const named = COLUMNS.flatMap((name) => {
    const value = ANSWER_COLUMNS[name].value(row);
    const isNone = value === undefined || (typeof value === 'object' && value.length === 0);
    return isNone ? [] : [[name.slice('tim_'.length), value] as const];
  });
  return Object.fromEntries(named);
}
