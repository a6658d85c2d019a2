import { fill, fillCount, joined } from '@tim/languages';
import { MOST_LIST_COLUMNS, MOST_SHEETS, MOST_SHEET_NAMES } from '../bounds.ts';
import { recogniseColumns, findHeader } from '../columns/columns.ts';
import { ListFault } from '../list/list-fault.ts';
import { isBlank } from '../list/parse-cells.ts';
import type { Csv, Rows } from './source-rows.ts';

/** A workbook whose sheets come one after another: the rows of one are read before the next one is asked for, once, or not at all. */
export type Workbook = { readonly format: 'xlsx' | 'ods'; readonly sheets: Iterable<Sheet> };

export type SheetName = { readonly name: string; readonly isHidden: boolean };

export type Sheet = SheetName & {
  /** From its first one on, empty ones too. */
  readonly rows: Rows;
};

/** The sheet that holds the list, its rows, and what all sheets are called. */
export type ChosenSheet = { readonly sheet: string; readonly names: readonly string[]; readonly csv: Csv };

/** Rows of a sheet that are looked at for names of columns. */
const LOOKED_AT_ROWS = 20;
/** No column has a longer name [letters]. */
const LOOKED_AT_LETTERS = 1000;
const SHOWN_NAMES = 20;
const SHOWN_LETTERS = 60;

/**
 * The sheet that holds the list: the one that is said, by its name or its place from 1 on; otherwise that whose names of columns tell most,
 * and of several the first that is shown.
 *
 * @param write - takes the rows of a sheet: those of the best one so far
 * @throws ListFault when there is no such sheet
 */
export function chooseSheet(
  sheets: Iterable<Sheet>,
  said: string | undefined,
  write: (rows: Rows) => Csv,
): ChosenSheet {
  const names: string[] = [];
  let best: { readonly sheet: string; readonly rank: number; readonly csv: Csv } | undefined;
  let place = 0;
  for (const sheet of sheets) {
    place++;
    if (names.length < MOST_SHEET_NAMES) names.push(sheet.name);
    const before = best?.rank ?? 0;
    if (said !== undefined) {
      const rank = rankOfSaid(sheet.name, place, said);
      if (rank > before) best = { sheet: sheet.name, rank, csv: write(sheet.rows) };
    } else if (place <= MOST_SHEETS) {
      const rows = sheet.rows[Symbol.iterator]();
      const first = firstOf(rows, LOOKED_AT_ROWS);
      const rank = rankOf(first, sheet.isHidden);
      if (rank > before) best = { sheet: sheet.name, rank, csv: write(firstAndRest(first, rows)) };
    }
  }
  if (best) return { ...best, names };
  if (said === undefined) throw new ListFault((texts) => texts.noSheets);
  const there = names.slice(0, SHOWN_NAMES).map((name) => name.slice(0, SHOWN_LETTERS));
  throw new ListFault(({ noSheet, sheetNames }, manner) => {
    const quoted = there.map((name) => fill(sheetNames.name, { name }));
    const values = { name: said.slice(0, SHOWN_LETTERS), there: joined(sheetNames.next, quoted), count: there.length };
    return fillCount(noSheet, values, manner);
  });
}

const plainName = (name: string): string => name.trim().toLowerCase();

/** How well a sheet is the one that is said: by its name, by its name in other letters, or by its place. */
function rankOfSaid(name: string, place: number, said: string): number {
  if (name === said) return 3;
  if (plainName(name) === plainName(said)) return 2;
  return /^\d{1,4}$/.test(said) && Number(said) === place ? 1 : 0;
}

type RowIterator = Iterator<readonly string[]>;

function firstOf(rows: RowIterator, most: number): readonly (readonly string[])[] {
  const first: (readonly string[])[] = [];
  while (first.length < most) {
    const { done, value } = rows.next();
    if (done === true) break;
    first.push(value);
  }
  return first;
}

function* firstAndRest(first: readonly (readonly string[])[], rest: RowIterator): Generator<readonly string[]> {
  yield* first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}

/** More than any columns tell. */
const SHOWN = 1000;

/** How much the first rows tell of columns; a sheet without names of columns is better than an empty one, any that is shown than a hidden one. */
function rankOf(first: readonly (readonly string[])[], isHidden: boolean): number {
  return 1 + (isHidden ? 0 : SHOWN) + scoreOf(first);
}

function scoreOf(rows: readonly (readonly string[])[]): number {
  const first = rows.map((row) => row.slice(0, MOST_LIST_COLUMNS).map((cell) => cell.slice(0, LOOKED_AT_LETTERS)));
  const header = findHeader(first);
  if (header !== undefined) return 1 + Object.keys(recogniseColumns(first[header] ?? [])).length;
  return first.some((row) => !isBlank(row)) ? 0.5 : 0;
}
