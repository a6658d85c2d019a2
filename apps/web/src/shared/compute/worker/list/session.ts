import {
  addRow,
  answerCells,
  answerHeader,
  breakdownAdder,
  breakdownOf,
  breakdownsOf,
  chosenPlaces,
  codeReader,
  COVERAGE_BY,
  coverageOf,
  coverageText,
  listResult,
  noTotals,
  noWhatIf,
  ownReturnReader,
  readColumns,
  readDate,
  readRow,
  rowAnswerer,
  whatIfAdder,
  whatIfOf,
  type Breakdown,
  type BreakdownBy,
  type Columns,
  type Field,
  type Groups,
  type ReadColumns,
} from '@tim/batch';
import { listWriter, LONG_ROW, longRowLine, writtenAs } from '@tim/batch/list';
import { OWN_MANNER } from '@tim/languages';
import { csvLine, withoutFormulas } from '@tim/notation';
import { ownListTitles } from '@tim/words';
import type { ColumnsTold, DatesTold, ListProblem, ListSettings, ListWork } from '../../list-types.ts';
import type { AnsweredList, AnsweredRow } from './answered-list.ts';
import { answerTitles } from './answer-titles.ts';
import { addToParts, noParts, partsOf } from './add-parts.ts';
import type { ListData } from './list-data.ts';
import { isFilled, parseList, type ParsedList } from './parse-list.ts';
import { recordOf } from './record.ts';
import { statementOf } from './statement.ts';
import { nearPlaces, placeNames } from './place-names.ts';
import { usualPlaces } from './usual-places.ts';
import { XLSX_TYPE, xlsxPieces } from './xlsx-pieces.ts';
import { findRows } from './find-rows.ts';

/** How long to compute before the page is told how far it is [ms]. */
const TURN_MS = 50;
const COLUMNS = { hasAllCabins: false } as const;

/**
 * One list at a time, from its text to the record of its answers.
 *
 * @param onProgress - told the rows done
 */
export function createSession(
  loadData: (findIndex: string) => Promise<ListData>,
  onProgress: (rows: number) => void,
): ListWork {
  let list: Promise<ParsedList | ListProblem> | undefined;
  let data: Promise<ListData> | undefined;
  let answered: AnsweredList | undefined;

  const listed = async (): Promise<ParsedList> => {
    const parsed = await list;
    if (!parsed || 'kind' in parsed) throw new Error('There is no list.');
    return parsed;
  };

  const done = (): AnsweredList => {
    if (!answered) throw new Error('There is no list that was answered.');
    return answered;
  };
  const compute: ListWork['compute'] = async (settings) => {
    if (!data) throw new Error('There is no data to answer by.');
    const [parsed, loaded] = await Promise.all([listed(), data]);
    const read = readColumns(parsed.shape.header, parsed.beginning, settings.columns, settings.dateOrder);
    const work = answering(parsed, settings, read, loaded);
    for (let next = work.turn(); next < parsed.shape.rows; next = work.turn()) onProgress(next);
    answered = { list: parsed, settings, read, data: loaded, ...work.end() };
    return answered.summary;
  };

  return {
    read: async (source, said) => {
      answered = undefined;
      list = parseList(typeof source === 'string' ? new Blob([source]) : source, said);
      const parsed = await list;
      return 'kind' in parsed ? parsed : parsed.shape;
    },
    columns: async (columns) => columnsTold(await listed(), columns),
    load: async (findIndex) => {
      data ??= loadData(findIndex);
      try {
        await data;
      } catch (error) {
        // The next list asks anew.
        data = undefined;
        throw error;
      }
    },
    compute,
    rows: async (wanted) => findRows(done(), wanted),
    breakdown: async (by, most) => brokenDown(done(), by, most),
    statement: async (origin) => statementOf(done(), origin),
    csv: async (isForSpreadsheets) => new Blob(csvPieces(done(), isForSpreadsheets), { type: 'text/csv' }),
    xlsx: async (breakdowns) => new Blob(await xlsxPieces(done(), breakdowns), { type: XLSX_TYPE }),
    record: async (origin, isWithPeople) =>
      new Blob(await recordOf(done(), origin, csvPieces(done(), false), isWithPeople), { type: 'application/json' }),
  };
}

/** Answers a list row by row, some at a turn. */
function answering(list: ParsedList, settings: ListSettings, read: ReadColumns, data: ListData) {
  const { rows, headerAt, longRows, provenMark } = list;
  const { cabin, today, places, dateOrder = read.dateOrder } = settings;
  const { tables, estimator, placesOf, gramsOfDistance, made } = data;
  const { columns, further, unusedColumns, ownReturns } = read;
  const { log } = list.shape;
  const said = {
    chosenPlaces: chosenPlaces(places),
    ...(dateOrder && { dateOrder }),
    ...(provenMark && { decimalMark: provenMark }),
    ...(log && { log }),
  };
  const hasOwnReturn = ownReturnReader({ columns, further }, ownReturns);
  const reading = { columns, further, cabin, codes: codeReader(tables, placesOf), hasOwnReturn, ...said };
  const answer = rowAnswerer({ tables, estimator, today, gramsOfDistance, hasInputs: true });
  const answered: AnsweredRow[] = [];
  const totals = noTotals();
  const addToBreakdowns = breakdownAdder(COVERAGE_BY, tables);
  const sums = noParts();
  const addWhatIf = whatIfAdder(answer, tables);
  let at = headerAt + 1;

  const one = (cells: readonly string[]): AnsweredRow => {
    const question = longRows.has(at) ? LONG_ROW : readRow(cells, reading);
    return { at, question, answer: answer(question) };
  };
  return {
    /** @returns how many rows are answered */
    turn: (): number => {
      const end = performance.now() + TURN_MS;
      for (; at < rows.length && performance.now() < end; at++) {
        const cells = rows[at];
        if (!cells || !isFilled(list, at)) continue;
        const row = one(cells);
        answered.push(row);
        addRow(totals, row.question, row.answer, at + 1);
        addWhatIf((totals.whatIf ??= noWhatIf()), row.question, row.answer);
        addToBreakdowns((totals.breakdowns ??= []), row.question, row.answer, cells);
        if (row.answer.kind === 'figure' && !('message' in row.question)) addToParts(sums, row.question, row.answer);
      }
      return answered.length;
    },
    end: () => {
      const { gramsByCategory } = sums;
      const result = listResult(totals);
      const near = nearPlaces(result.placeChoices, data.places);
      const asked = Object.entries(near).map(([text, code]) => ({ text, codes: [code] }));
      const told = {
        totals,
        result,
        placeNames: placeNames([...result.placeChoices, ...asked], data.places),
        nearPlaces: near,
        usualPlaces: usualPlaces(result.placeChoices, tables),
        unusedColumns,
        ...(ownReturns && { ownReturns: ownReturns.counts }),
      };
      const unused = new Set(unusedColumns.map(({ place }) => place));
      const breakdowns =
        result.kind === 'total'
          ? breakdownsOf({ header: list.shape.header, columns }).filter(
              (by) => by.kind !== 'column' || unused.has(by.place),
            )
          : [];
      const found = coverageOf(totals);
      const coverage = { ...found, text: coverageText(found, ownListTitles, OWN_MANNER) };
      const summary = { ...told, made, coverage, whatIf: whatIfOf(totals), breakdowns, gramsByCategory };
      return { rows: answered, summary, parts: partsOf(sums, tables) };
    },
  };
}

/** What the total is made of by one thing. */
function brokenDown({ list, rows, data }: AnsweredList, by: BreakdownBy, most?: number): Breakdown {
  const groups: Groups[] = [];
  const add = breakdownAdder([by], data.tables);
  for (const { at, question, answer } of rows) add(groups, question, answer, list.rows[at] ?? []);
  return breakdownOf(by, groups[0], most);
}

function columnsTold(list: ParsedList, chosen: Columns): ColumnsTold {
  const told = readColumns(list.shape.header, list.beginning, chosen);
  const { columns, further, unusedColumns: unused } = told;
  const read = Object.entries(columns).map(([field, place]) => ({ field: field as Field, place }));
  return {
    read: [...read, ...further].sort((a, b) => a.place - b.place),
    unused,
    dates: datesTold(list, told),
  };
}

function datesTold({ rows, headerAt }: ParsedList, { columns, dateOrder: order }: ReadColumns): DatesTold {
  const dates = [columns.date, columns.returnDate].filter((at) => at !== undefined);
  const texts = rows.slice(headerAt + 1).flatMap((row) => dates.map((at) => (row[at] ?? '').trim()));
  const unclear = texts.filter((text) => text !== '' && !readDate(text) && readDate(text, 'day-first'));
  const [example] = unclear;
  return {
    unclear: unclear.length,
    ...(order !== undefined && { order }),
    ...(example !== undefined && { example }),
  };
}

/** The list with the answer's columns after its own, in the bytes that the command line writes. */
function csvPieces({ list, rows, data }: AnsweredList, isForSpreadsheets: boolean): Uint8Array<ArrayBuffer>[] {
  const { delimiter, headerAt, longRows, decimalMark, hasMark } = list;
  const { encoding } = list.shape;
  const write = listWriter(writtenAs({ kind: 'csv', encoding, hasMark }, isForSpreadsheets));
  const names = answerHeader(COLUMNS);
  const byPlace = new Map(rows.map((row) => [row.at, row]));
  const width = list.shape.header.length;
  const line = (cells: readonly string[]) => csvLine(isForSpreadsheets ? withoutFormulas(cells) : cells, delimiter);
  const titles = answerTitles(names);
  const written = (cells: readonly string[], at: number): string => {
    const row = byPlace.get(at);
    if (at === headerAt) {
      return line([...cells, ...names]) + (titles ? line([...cells.map(() => ''), ...titles]) : '');
    }
    if (!row) return line(cells);
    const answer = answerCells(row.question, row.answer, data.made, { ...COLUMNS, decimalMark });
    const long = longRows.get(at);
    if (long !== undefined) return longRowLine(long, answer, { delimiter, columns: width });
    const missing = Array.from({ length: Math.max(0, width - cells.length) }, () => '');
    return line([...cells, ...missing, ...answer]);
  };
  return list.rows.map((cells, at) => write(written(cells, at), at === 0));
}
