export { aircraftNamed } from './question/aircraft-names.ts';
export type { NamedAircraft } from './question/aircraft-names.ts';
export { answerCells, answerHeader, CABIN_COLUMNS, CONTRAIL_RISKS, isNumberColumn } from './answer/answer-columns.ts';
export type { AnswerColumn, AnsweredWith } from './answer/answer-columns.ts';
export { answerRecord } from './answer/answer-record.ts';
export type { AnswerRecord } from './answer/answer-record.ts';
export { rowAnswerer } from './answer/answer.ts';
export { answererOf, listAnswerer } from './answer/list-answerer.ts';
export type { Answered, Answerer } from './answer/list-answerer.ts';
export { answeredDays, FIRST_YEAR } from './answer/answered-days.ts';
export {
  BREAKDOWN_NAMES,
  breakdownAdder,
  breakdownName,
  breakdownNamed,
  breakdownOf,
  breakdownsOf,
} from './totals/breakdown.ts';
export type { Breakdown, BreakdownBy, BreakdownGroup, Groups } from './totals/breakdown.ts';
export { askedBreakdown } from './totals/asked-breakdowns.ts';
export { readCabin } from './question/cabins.ts';
export { COVERAGE_BY, coverageOf, coverageText } from './totals/coverage.ts';
export type { Coverage } from './totals/coverage.ts';
export { codeReader } from './question/codes.ts';
export type { CodeReader, PlaceNames } from './question/codes.ts';
export { SOURCE_DELIMITER, type Delimiter } from './columns/delimiter.ts';
export { deriveDistanceFactors } from './distance-factors.ts';
export { flightYearWarnings, isAnyClosed, rowGrams, sourceOf, yearWarnings } from './answer/figures.ts';
export { gramsByDistance } from './answer/grams-by-distance.ts';
export { columnNames, FIELDS } from './columns/column-names.ts';
export type { Field } from './columns/column-names.ts';
export { findHeader, recogniseColumns } from './columns/columns.ts';
export type { Columns } from './columns/columns.ts';
export { madeWith } from './answer/made-with.ts';
export { readDate, rowDateText } from './question/dates.ts';
export type { DateOrder, RowDate } from './question/dates.ts';
export { faultAnswer } from './answer/fault-answer.ts';
export { flightLengthKm } from './totals/flight-length.ts';
export { chainsOf, flownLegs, wayOf } from './answer/flown-legs.ts';
export type { FlownLeg, Way } from './answer/flown-legs.ts';
export { flightLogOf } from './logs/flight-logs.ts';
export type { FlightLog } from './logs/flight-logs.ts';
export { listResult } from './totals/list-result.ts';
export type { ListResult } from './totals/list-result.ts';
export type { ListTitles } from './answer/list-titles.ts';
export { withoutPeople } from './list/without-people.ts';
export { peopleColumns } from './columns/people-columns.ts';
export type { OwnReturnCounts } from './question/own-returns.ts';
export { readColumns } from './columns/read-columns.ts';
export type { ReadColumns } from './columns/read-columns.ts';
export { readRow } from './question/read-row.ts';
export type { UnusedColumn } from './columns/unused-columns.ts';
export type { Leg, PlaceChoice, RowFault, RowQuestion } from './question/row-question.ts';
export type { SkippedKind } from './question/row-kinds.ts';
export type * from './answer/row-answer.ts';
export { rowsReader } from './rows/answer-rows.ts';
export { rowsTotaller } from './rows/total-rows.ts';
export type { RowsTotal, TotalSettings } from './rows/total-rows.ts';
export type { AnsweredRow, Row, RowFigure, RowUnavailable } from './rows/answer-rows.ts';
export { addTotals, noTotals } from './totals/totals.ts';
export type { Attention, Totals } from './totals/totals.ts';
export { comparisonOf, readBudget } from './totals/target.ts';
export type { Comparison, Target } from './totals/target.ts';
export { whatIfOf } from './totals/what-if.ts';
export type { WhatIfResult } from './totals/what-if.ts';
