import { csvLine } from '@tim/notation';
import { UNCLOSED_ROW_BYTES } from '../bounds.ts';
import { SOURCE_DELIMITER } from '../columns/delimiter.ts';
import { ListFault } from '../list/list-fault.ts';
import { byteCounter, cellCounter, type Counter } from './demands.ts';
import type { Csv, ReadSource, Rows, SourceRows } from './source-rows.ts';

/** So many letters are written at once. */
const PIECE_LETTERS = 2 ** 20;

/** What the rows of one file are counted and written by, however many sheets it has. */
export type OneFile = {
  readonly countCells: Counter;
  /** Writes rows, whose cells were counted. @throws ListFault when one, or all that was written, is larger than what is read */
  readonly write: (rows: Rows) => Csv;
};

export function oneFile(): OneFile {
  const encoder = new TextEncoder();
  const countBytes = byteCounter();
  const write = (rows: Rows): Csv => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let text = '';
    const writeText = () => {
      const piece = encoder.encode(text);
      countBytes(piece.length);
      pieces.push(piece);
      text = '';
    };
    for (const row of rows) {
      demandShort(row);
      text += csvLine(row, SOURCE_DELIMITER);
      if (text.length >= PIECE_LETTERS) writeText();
    }
    if (text !== '') writeText();
    return pieces;
  };
  return { countCells: cellCounter(), write };
}

/** A row is written only where it could be read again. */
function demandShort(row: readonly string[]): void {
  let letters = row.length;
  for (const cell of row) letters += cell.length;
  if (letters > UNCLOSED_ROW_BYTES) throw new ListFault((texts) => texts.longRow);
}

/** Rows that are no sheet's, counted and written. */
export function written({ rows, about }: SourceRows, { countCells, write }: OneFile): ReadSource {
  const csv = write(counted(rows, countCells));
  return { csv, about: about() };
}

function* counted(rows: Rows, countCells: Counter): Generator<readonly string[]> {
  for (const row of rows) {
    countCells(Math.max(1, row.length));
    yield row;
  }
}
