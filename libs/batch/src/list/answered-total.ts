import { SOURCE_DELIMITER } from '../columns/delimiter.ts';
import { readDate, rowDateText } from '../question/dates.ts';
import { ListFault } from './list-fault.ts';
import { listFormat, type Beginning, type ListFormat } from './list-format.ts';
import { readRows } from './read-rows.ts';
import { splitBlocks } from './split-blocks.ts';

/** What a list that this program answered adds up to. */
export type AnsweredTotal = {
  /** Well-to-wake, all passengers [g CO2e]. */
  readonly grams: number;
  /** Rows with a figure. */
  readonly rows: number;
  /** The first and the last of their dates; absent where none has one. */
  readonly period?: { readonly from: string; readonly to: string };
  /** The versions of the engine that answered them. */
  readonly engines: readonly string[];
};

/** Versions of the engine that are named. */
const MOST_ENGINES = 5;

/**
 * Adds up the answers of a file that this program wrote.
 *
 * @param isFromSource - whether it was a workbook
 * @throws ListFault when it is no such file
 */
export async function answeredTotal(
  { beginning, pieces }: { readonly beginning: Beginning; readonly pieces: AsyncIterable<Uint8Array> },
  kind: ListFormat['kind'],
  isFromSource: boolean,
): Promise<AnsweredTotal> {
  const format = formatOf(beginning, kind, isFromSource);
  const { header, columns, dateOrder } = format;
  const at = (name: string) => header.lastIndexOf(name);
  const [status, kilograms, engine] = [at('tim_status'), at('tim_kg_co2e'), at('tim_engine')];
  const engines = new Set<string>();
  let [grams, rows, first, last] = [0, 0, '', ''];
  const add = (cells: readonly string[]): void => {
    // The names of columns, and those in another language below them, have no such status.
    if (cells[status] !== 'figure') return;
    const written = cells[kilograms] ?? '';
    const kg = Number(written.replace(',', '.'));
    if (written === '' || Number.isNaN(kg)) throw new ListFault((texts) => texts.notAnswered);
    grams += Math.round(kg * 1000);
    rows++;
    const version = cells[engine] ?? '';
    if (version !== '' && engines.size < MOST_ENGINES) engines.add(version);
    const date = columns.date === undefined ? undefined : readDate(cells[columns.date] ?? '', dateOrder);
    if (!date) return;
    const day = rowDateText(date);
    if (first === '' || day < first) first = day;
    if (day > last) last = day;
  };
  let isFirst = true;
  for await (const block of splitBlocks(pieces, format, true)) {
    for (const row of readRows(block, isFirst, format)) if (row.kind !== 'unread') add(row.cells);
    isFirst = false;
  }
  if (rows === 0) throw new ListFault((texts) => texts.notAnswered);
  return { grams, rows, ...(first !== '' && { period: { from: first, to: last } }), engines: [...engines] };
}

/** The columns of the answers tell which row names the columns, whatever the list's own are called. */
function formatOf(beginning: Beginning, kind: ListFormat['kind'], isFromSource: boolean): ListFormat {
  const columns = { origin: 'tim_status', destination: 'tim_kg_co2e' };
  try {
    return listFormat(beginning, kind, { columns, ...(isFromSource && { delimiter: SOURCE_DELIMITER }) });
  } catch {
    throw new ListFault((texts) => texts.notAnswered);
  }
}
