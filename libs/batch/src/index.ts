export { aircraftNamed } from './aircraft-names.ts';
export type { NamedAircraft } from './aircraft-names.ts';
export { answerCells, answerHeader, CABIN_COLUMNS, CONTRAIL_RISKS, isNumberColumn } from './answer-columns.ts';
export type { AnswerColumn, AnsweredWith } from './answer-columns.ts';
export { answerRecord } from './answer-record.ts';
export type { AnswerRecord } from './answer-record.ts';
export { rowAnswerer } from './answer.ts';
export { answeredDays, FIRST_YEAR } from './answered-days.ts';
export {
  BREAKDOWN_NAMES,
  breakdownAdder,
  breakdownName,
  breakdownNamed,
  breakdownOf,
  breakdownsOf,
} from './breakdown.ts';
export type { AddToBreakdowns, Breakdown, BreakdownBy, BreakdownGroup, BreakdownName, Groups } from './breakdown.ts';
export { askedBreakdown } from './asked-breakdowns.ts';
export { readCabin } from './cabins.ts';
export { COVERAGE_BY, coverageOf, coverageText } from './coverage.ts';
export type { Coverage } from './coverage.ts';
export { codeReader } from './codes.ts';
export type { CodeReader, PlaceNames } from './codes.ts';
export type { Delimiter } from './delimiter.ts';
export { deriveDistanceFactors } from './distance-factors.ts';
export { flightYearWarnings, isAnyClosed, yearWarnings } from './figures.ts';
export { gramsByDistance } from './grams-by-distance.ts';
export { columnNames, FIELDS } from './column-names.ts';
export type { Field } from './column-names.ts';
export { findHeader, recogniseColumns } from './columns.ts';
export type { Columns, FurtherColumn } from './columns.ts';
export { madeWith } from './made-with.ts';
export { readDate, rowDateText } from './dates.ts';
export type { DateOrder, RowDate } from './dates.ts';
export { faultAnswer } from './fault-answer.ts';
export { flightLengthKm } from './flight-length.ts';
export { chainsOf, flownLegs, wayOf } from './flown-legs.ts';
export type { FlownLeg, Way } from './flown-legs.ts';
export { flightLogOf } from './flight-logs.ts';
export type { FlightLog } from './flight-logs.ts';
export { listResult } from './list-result.ts';
export type { ListResult } from './list-result.ts';
export type { ListTitles } from './list-titles.ts';
export { withoutPeople, type WithoutPeople } from './list/without-people.ts';
export { peopleColumns } from './people-columns.ts';
export { ownReturnReader, type OwnReturnCounts, type OwnReturns } from './own-returns.ts';
export { readColumns } from './read-columns.ts';
export type { ReadColumns } from './read-columns.ts';
export { readRow } from './read-row.ts';
export type { UnusedColumn } from './unused-columns.ts';
export { decimalMarksOf } from './decimal-mark.ts';
export type { DecimalMark, DecimalMarks } from './decimal-mark.ts';
export type { Leg, PlaceChoice, RowFault, RowQuestion } from './row-question.ts';
export { chosenPlaces } from './read-places.ts';
export type { SkippedKind } from './row-kinds.ts';
export type * from './row-answer.ts';
export { rowsAnswerer } from './rows/answer-rows.ts';
export { rowsTotaller } from './rows/total-rows.ts';
export type { RowsTotal } from './rows/total-rows.ts';
export type { AnsweredRow, Row, RowFigure, RowUnavailable } from './rows/answer-rows.ts';
export { addRow, addTotals, noTotals, rowGrams } from './totals.ts';
export type { Attention, Totals } from './totals.ts';
export { noWhatIf, whatIfAdder, whatIfOf } from './what-if.ts';
export type { WhatIfResult } from './what-if.ts';
