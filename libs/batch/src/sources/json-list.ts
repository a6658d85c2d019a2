import { readRecord } from '../list/flat-record.ts';
import { jsonFlights } from '../list/json-parts.ts';
import { flightLogOf } from '../flight-logs.ts';
import { ListFault } from '../list/list-fault.ts';
import { filledLines } from '../list/parse-cells.ts';
import type { SourceRows } from './source-rows.ts';
import { ROW_TEXTS } from '../texts.ts';

/** More are no columns of a list. */
const MOST_COLUMNS = 1000;

/** JSON as rows: a list of flights, an object's `flights` as AirTrail writes it, or an object a line. What is no object keeps its line. */
export function readJsonList(text: string): SourceRows {
  const lines = jsonLines(text).map(readLine);
  const header = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))];
  if (header.length > MOST_COLUMNS) throw new ListFault((texts) => texts.manyFields(MOST_COLUMNS));
  const log = flightLogOf(header);
  const others = lines.filter(({ isFlight }) => !isFlight).length;
  return {
    about: { kind: 'log', ...(log && { log }), flights: lines.length - others, others },
    rows: [header, ...lines.map(({ cells }) => header.map((name) => cells[name] ?? ''))],
  };
}

/** What stands in place of an object is shown up to so many letters. */
const SHOWN_LETTERS = 500;

function readLine(line: string): { readonly cells: Readonly<Record<string, string>>; readonly isFlight: boolean } {
  const read = readRecord(line);
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
export function jsonLines(text: string): readonly string[] {
  const whole = parsed(text);
  if (whole === undefined) return linesOfText(text);
  const flights = jsonFlights(whole, text);
  if (flights) return flights;
  if (filledLines(text).length === 1) return [text.trim()];
  throw new ListFault((texts) => texts.jsonWithoutList);
}

function linesOfText(text: string): readonly string[] {
  const lines = filledLines(text);
  const [first = ''] = lines;
  if (parsed(first) === undefined) throw new ListFault((texts) => texts.damagedJson);
  return lines;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
