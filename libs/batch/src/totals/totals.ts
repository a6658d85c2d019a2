import { nameKey } from '@tim/find';
import { addBreakdowns, type Groups } from './breakdown.ts';
import { faultAnswer } from '../answer/fault-answer.ts';
import { rowGrams } from '../answer/figures.ts';
import { rangeGroup, type RangeGroup } from './range-of-sum.ts';
import type { Figure, NoFigure, RowAnswer } from '../answer/row-answer.ts';
import { addWhatIf, noWhatIf, type WhatIf } from './what-if.ts';
import type { PlaceChoice, RowFault, RowQuestion } from '../question/row-question.ts';

/** What a list adds up to, row by row. Plain data: the totals of parts can be added up too. */
export type Totals = {
  /** All of them, those that are skipped too. */
  rows: number;
  /** Rows with a figure. */
  figures: number;
  /** Flights of one passenger each in those rows: three people there and back are six. */
  flights: number;
  /** Well-to-wake, all passengers [g CO2e]. */
  grams: number;
  /** That part of it that has a range. */
  gramsWithRange: number;
  /** The same by tier. */
  readonly gramsByTier: Record<string, number>;
  /** Rows that need attention, by the reason why they have no figure. */
  readonly rowsByReason: Record<string, number>;
  readonly rowsByWarning: Record<string, number>;
  /** Rows that are no flight, that nobody took, and refunds, by their kind: nothing is added for them. */
  readonly rowsSkipped: Record<string, number>;
  /** What figures reach below and above their own, by the groups that err together. */
  readonly ranges: Record<string, RangeGroup>;
  /** Rows of the list so far, those that hold nothing too. */
  lines: number;
  /** Rows that need attention, by the reason and the field that is wrong. */
  readonly attention: Record<string, Attention>;
  /** Names that may mean several places, by their words. */
  readonly placeChoices: Record<string, PlaceChoice & { rows: number }>;
  /** The groups of each breakdown that was asked for, in their order; absent where none was, and before the first figure. */
  breakdowns?: Groups[];
  /** What the list would add up to if it were flown otherwise; absent where nobody asks. */
  whatIf?: WhatIf;
};

/** Rows that have no figure for the same reason, and where to find the first of them. */
export type Attention = {
  readonly reason: NoFigure['reason'];
  /** What is wrong with the row, where it cannot be read. */
  readonly field?: RowFault['field'];
  rows: number;
  /** From 1 on, as spreadsheets count. */
  readonly firstRow: number;
  /** What the first of them says: what is wrong with it, or with its field, and what would be right. */
  readonly text: string;
};

export function noTotals(): Totals {
  return {
    rows: 0,
    figures: 0,
    flights: 0,
    grams: 0,
    gramsWithRange: 0,
    gramsByTier: {},
    rowsByReason: {},
    rowsByWarning: {},
    rowsSkipped: {},
    ranges: {},
    lines: 0,
    attention: {},
    placeChoices: {},
  };
}

/** Questions about places that are kept: nobody answers more. */
const MOST_CHOICES = 200;

/**
 * Add one row to the totals.
 *
 * @param row - its number in the list, from 1 on; the next one unless told
 */
export function addRow(
  totals: Totals,
  question: RowQuestion | RowFault,
  answer: RowAnswer,
  row = totals.lines + 1,
): void {
  totals.rows++;
  totals.lines = row;
  if ('message' in question) {
    const { field, message: text, skipped, choices = [] } = question;
    if (skipped === undefined)
      addMissing(totals, { reason: faultAnswer(question).reason, field, rows: 1, firstRow: row, text });
    else addCount(totals.rowsSkipped, skipped, 1);
    for (const choice of choices) addChoice(totals, { ...choice, rows: 1 });
    return;
  }
  if (answer.kind === 'unavailable') {
    addMissing(totals, { reason: answer.reason, rows: 1, firstRow: row, text: answer.text });
    return;
  }
  const { passengers, legs } = question;
  totals.figures++;
  totals.flights += (legs?.length ?? 1) * passengers;
  totals.grams += rowGrams(question, answer) ?? 0;
  for (const warning of answer.warnings) addCount(totals.rowsByWarning, warning, 1);
  if (!answer.legs) addFigure(totals, answer, question.carrierCode, question);
  else for (const [at, figure] of answer.legs.entries()) addFigure(totals, figure, legs?.[at]?.carrierCode, question);
}

/** Add the figure of one flight to what it is a part of. */
function addFigure(
  totals: Totals,
  { wellToWakeGramsPerPassenger, range, tier }: Figure,
  carrierCode: string | undefined,
  { cabin, passengers }: RowQuestion,
): void {
  const grams = wellToWakeGramsPerPassenger[cabin] ?? 0;
  addCount(totals.gramsByTier, tier, grams * passengers);
  const [low, high] = [range?.low[cabin], range?.high[cabin]];
  if (low === undefined || high === undefined) return;
  totals.gramsWithRange += grams * passengers;
  addRange(totals.ranges, rangeGroup(tier, carrierCode), (grams - low) * passengers, (high - grams) * passengers);
}

function addRange(ranges: Totals['ranges'], key: string, belowGrams: number, aboveGrams: number): void {
  const group = (ranges[key] ??= { belowGrams: 0, aboveGrams: 0 });
  group.belowGrams += belowGrams;
  group.aboveGrams += aboveGrams;
}

function addMissing(totals: Totals, found: Attention): void {
  addCount(totals.rowsByReason, found.reason, found.rows);
  addAttention(totals, found);
}

function addAttention({ attention }: Totals, found: Attention): void {
  const key = [found.reason, found.field ?? ''].join(' ');
  const before = attention[key];
  if (before) before.rows += found.rows;
  else attention[key] = { ...found };
}

function addChoice({ placeChoices }: Totals, choice: Totals['placeChoices'][string]): void {
  const name = nameKey(choice.text);
  const before = placeChoices[name];
  if (before) before.rows += choice.rows;
  else if (Object.keys(placeChoices).length < MOST_CHOICES) placeChoices[name] = { ...choice };
}

/** Add the totals of a part to those of the whole. */
export function addTotals(whole: Totals, part: Totals): void {
  whole.rows += part.rows;
  whole.figures += part.figures;
  whole.flights += part.flights;
  whole.grams += part.grams;
  whole.gramsWithRange += part.gramsWithRange;
  addCounts(whole.gramsByTier, part.gramsByTier);
  addCounts(whole.rowsByReason, part.rowsByReason);
  addCounts(whole.rowsByWarning, part.rowsByWarning);
  addCounts(whole.rowsSkipped, part.rowsSkipped);
  for (const [key, { belowGrams, aboveGrams }] of Object.entries(part.ranges)) {
    addRange(whole.ranges, key, belowGrams, aboveGrams);
  }
  for (const choice of Object.values(part.placeChoices)) addChoice(whole, choice);
  for (const found of Object.values(part.attention)) {
    addAttention(whole, { ...found, firstRow: whole.lines + found.firstRow });
  }
  whole.lines += part.lines;
  if (part.whatIf) addWhatIf((whole.whatIf ??= noWhatIf()), part.whatIf);
  if (part.breakdowns) addBreakdowns((whole.breakdowns ??= []), part.breakdowns);
}

function addCounts(whole: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(part)) addCount(whole, key, count);
}

function addCount(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}
