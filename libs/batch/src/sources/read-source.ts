import { csvLine } from '@tim/notation';
import { decodeRows, encodingOf } from '../list/encoding.ts';
import { ListFault } from '../list/list-fault.ts';
import { withoutByteOrderMark } from '../list/parse-cells.ts';
import type { SourceKind } from '../list/source-kind.ts';
import { readAppInTheAir } from './app-in-the-air.ts';
import { readArchived } from './read-archived.ts';
import { readBoardingPasses } from './boarding-passes.ts';
import { readCalendar } from './read-calendar.ts';
import { readJsonList } from './json-list.ts';
import { demandSize } from './limits.ts';
import type { SourceAbout } from './source-about.ts';
import type { SaidOfSource, SourceRows } from './source-rows.ts';

/** A source as a list of CSV in UTF-8, in pieces of whole rows, with a comma between cells. */
export type ReadSource = { readonly about: SourceAbout; readonly csv: readonly Uint8Array<ArrayBuffer>[] };

/** What stands between the cells of a source's rows. */
export const SOURCE_DELIMITER = ',';

/** @throws ListFault when it cannot be read, or is larger than what is read */
export function readSource(kind: SourceKind, bytes: Uint8Array, said: SaidOfSource): ReadSource {
  demandSize(bytes.length);
  const { about, rows } = kind === 'archive' ? readArchived(bytes, said) : readText(kind, textOf(bytes), said);
  return { about, csv: csvPieces(rows) };
}

function readText(kind: Exclude<SourceKind, 'archive'>, text: string, { today }: SaidOfSource): SourceRows {
  switch (kind) {
    case 'calendar':
      return readCalendar(text);
    case 'boarding-passes':
      return readBoardingPasses(text, today);
    case 'app-in-the-air':
      return readAppInTheAir(text);
    case 'json':
      return readJsonList(text);
  }
}

const textOf = (bytes: Uint8Array): string => withoutByteOrderMark(decodeRows(bytes, encodingOf(bytes)));

/** So many letters are written at once. */
const PIECE_LETTERS = 2 ** 20;

function csvPieces(rows: Iterable<readonly string[]>): readonly Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let text = '';
  for (const row of rows) {
    text += csvLine(row, SOURCE_DELIMITER);
    if (text.length < PIECE_LETTERS) continue;
    pieces.push(encoder.encode(text));
    text = '';
  }
  if (text !== '') pieces.push(encoder.encode(text));
  if (pieces.length === 0) throw new ListFault((texts) => texts.noRows);
  return pieces;
}
