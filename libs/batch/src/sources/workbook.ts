import { recogniseColumns, findHeader } from '../columns.ts';
import { ListFault } from '../list/list-fault.ts';
import { isBlank } from '../list/parse-cells.ts';

/** A workbook whose sheets are read row by row, when they are asked for. */
export type Workbook = {
  readonly format: 'xlsx' | 'ods';
  /** Names of its sheets, in their order. */
  readonly sheets: readonly SheetName[];
  /** The rows of a sheet from its first one on, empty ones too. */
  readonly rows: (sheet: number) => Iterable<readonly string[]>;
};

export type SheetName = { readonly name: string; readonly isHidden: boolean };

/** Rows of a sheet that are looked at for names of columns. */
const LOOKED_AT_ROWS = 20;
/** Sheets that are looked at. */
const LOOKED_AT_SHEETS = 50;
const SHOWN_NAMES = 20;
const SHOWN_LETTERS = 60;

/**
 * The sheet that holds the list: the one that is said, by its name or its place from 1 on; else that whose names of columns tell most,
 * and of several the first that is shown.
 *
 * @throws ListFault when there is no such sheet
 */
export function chooseSheet(workbook: Workbook, said: string | undefined): number {
  const { sheets } = workbook;
  if (said !== undefined) return saidSheet(sheets, said);
  if (sheets.length === 0) throw new ListFault((texts) => texts.noSheets);
  const looked = sheets
    .slice(0, LOOKED_AT_SHEETS)
    .map(({ isHidden }, at) => ({ at, isHidden, score: scoreOf(workbook.rows(at)) }))
    .toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden) || b.score - a.score || a.at - b.at);
  return looked[0]?.at ?? 0;
}

const plainName = (name: string): string => name.trim().toLowerCase();

function saidSheet(sheets: readonly SheetName[], said: string): number {
  const exact = sheets.findIndex(({ name }) => name === said);
  const named = exact >= 0 ? exact : sheets.findIndex(({ name }) => plainName(name) === plainName(said));
  if (named >= 0) return named;
  const place = /^\d{1,4}$/.test(said) ? Number(said) : 0;
  if (place >= 1 && place <= sheets.length) return place - 1;
  const there = sheets.slice(0, SHOWN_NAMES).map(({ name }) => name.slice(0, SHOWN_LETTERS));
  throw new ListFault((texts) => texts.noSheet(said.slice(0, SHOWN_LETTERS), there));
}

/** How much the first rows tell of columns; a sheet without names of columns is better than an empty one. */
function scoreOf(rows: Iterable<readonly string[]>): number {
  const first: (readonly string[])[] = [];
  for (const row of rows) {
    first.push(row);
    if (first.length >= LOOKED_AT_ROWS) break;
  }
  const header = findHeader(first);
  if (header !== undefined) return 1 + Object.keys(recogniseColumns(first[header] ?? [])).length;
  return first.some((row) => !isBlank(row)) ? 0.5 : 0;
}
