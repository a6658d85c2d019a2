import { fill } from '@tim/languages';
import { LONGEST_ROW_BYTES, MOST_LIST_COLUMNS } from '../bounds.ts';
import { flightLogOf } from '../logs/flight-logs.ts';
import { decodeRows, encodingOf } from '../list/encoding.ts';
import { readRecord } from '../list/flat-record.ts';
import { joined } from '../list/joined.ts';
import { jsonLines, type JsonEnd } from '../list/json-lines.ts';
import { ListFault } from '../list/list-fault.ts';
import { filledLinesOf, withoutByteOrderMark } from '../list/parse-cells.ts';
import { ROW_TEXTS } from '../texts.ts';
import { cellCounter } from './demands.ts';
import type { SourceRows } from './source-rows.ts';

/**
 * JSON as rows: a list of flights, an object's `flights` as AirTrail writes it, or an object a line. What is no object keeps its line. It is
 * gone through twice, for its fields and for its rows, so that no more than one flight is in memory.
 */
export function readJsonList(bytes: Uint8Array): SourceRows {
  const lines = flightLines(bytes);
  const { header, flights, others } = fieldsOf(lines());
  const log = flightLogOf(header);
  function* rows(): Generator<readonly string[]> {
    yield header;
    for (const line of lines()) {
      const { cells } = readLine(line);
      yield header.map((name) => cells[name] ?? '');
    }
  }
  return { rows: rows(), about: () => ({ kind: 'log', ...(log && { log }), flights, others }) };
}

/** @throws ListFault as soon as the flights have too many fields, or too many cells with the fields so far */
function fieldsOf(lines: Iterable<string>) {
  const countCells = cellCounter();
  const names = new Set<string>();
  let [flights, others] = [0, 0];
  for (const line of lines) {
    const { cells, isFlight } = readLine(line);
    for (const name of Object.keys(cells)) names.add(name);
    if (names.size > MOST_LIST_COLUMNS)
      throw new ListFault((texts) => fill(texts.manyColumns, { most: MOST_LIST_COLUMNS }));
    countCells(Math.max(1, names.size));
    if (isFlight) flights++;
    else others++;
  }
  return { header: [...names], flights, others };
}

/** What is in place of an object is shown up to so many letters. */
const SHOWN_LETTERS = 500;

function readLine(line: string): { readonly cells: Readonly<Record<string, string>>; readonly isFlight: boolean } {
  const read = line.length > LONGEST_ROW_BYTES ? { fault: () => ROW_TEXTS.longRow } : readRecord(line);
  if (!('fault' in read) && Object.values(read.cells).some((cell) => cell.trim() !== '')) {
    return { cells: read.cells, isFlight: true };
  }
  // An object that holds nothing would be an empty line, which is no row.
  const fault = 'fault' in read ? read.fault(ROW_TEXTS) : ROW_TEXTS.emptyRecord;
  return { cells: { 'No flight': `${line.slice(0, SHOWN_LETTERS)}: ${fault}` }, isFlight: false };
}

/**
 * The flights of a JSON text, each as a line of its own.
 *
 * @throws ListFault when it has no list of flights
 */
function flightLines(bytes: Uint8Array): () => Iterable<string> {
  const encoding = encodingOf(bytes);
  const utf8 = encoding === 'utf-8' ? bytes : new TextEncoder().encode(decodeRows(bytes, encoding));
  const end = endOf(utf8);
  if (end === 'list') return () => linesOfList(utf8);
  const text = withoutByteOrderMark(decodeRows(utf8, 'utf-8'));
  const [first, second] = filledLinesOf(text);
  if (first === undefined || (end === 'damaged' && !isJson(first))) throw new ListFault((texts) => texts.damagedJson);
  // Of an object that is written on several lines each is one of its parts.
  if (end === 'no-list' && second !== undefined) throw new ListFault((texts) => texts.jsonWithoutList);
  return () => filledLinesOf(text);
}

/** So much is gone through at a time [bytes]. */
const PIECE_BYTES = 2 ** 16;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

function endOf(bytes: Uint8Array): JsonEnd {
  const { read, end } = jsonLines();
  for (const piece of piecesOf(bytes)) read(piece);
  return end();
}

const NEW_LINE = 10;

function* linesOfList(bytes: Uint8Array): Generator<string> {
  const { read } = jsonLines();
  let waiting: Uint8Array[] = [];
  for (const piece of piecesOf(bytes)) {
    const written = read(piece);
    const end = written.lastIndexOf(NEW_LINE) + 1;
    if (end > 0) {
      yield* filledLinesOf(decodeRows(joined([...waiting, written.subarray(0, end)]), 'utf-8'));
      waiting = [];
    }
    waiting.push(written.subarray(end));
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
