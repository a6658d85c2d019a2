import {
  addTotals,
  answererOf,
  breakdownAdder,
  breakdownOf,
  breakdownsOf,
  comparisonOf,
  COVERAGE_BY,
  coverageOf,
  coverageText,
  listAnswerer,
  listResult,
  noTotals,
  readColumns,
  readDate,
  whatIfOf,
  type Breakdown,
  type BreakdownBy,
  type Columns,
  type Field,
  type Groups,
  type ReadColumns,
  type Target,
} from '@tim/batch';
import {
  answerWriter,
  csvFormatOf,
  listWriter,
  MOST_CORRECTIONS_BYTES,
  readCorrections,
  toAnswer,
  writeCorrections,
  writtenAs,
  type Corrections,
  type ListFormat,
} from '@tim/batch/list';
import { OWN_MANNER } from '@tim/languages';
import { ownListTitles } from '@tim/words';
import { once } from '../../../once.ts';
import type { ColumnsTold, DatesTold, ListProblem, ListSettings, ListSummary, ListWork } from '../../list-types.ts';
import type { AnsweredList, AnsweredRow } from './answered-list.ts';
import { ANSWER_TITLES } from './answer-titles.ts';
import { addToParts, noParts, partsOf } from './add-parts.ts';
import type { ListData } from './list-data.ts';
import { parseList, rowAt, type ParsedList } from './parse-list.ts';
import { recordOf } from './record.ts';
import { readTarget } from './read-target.ts';
import { statementOf } from './statement.ts';
import { nearPlaces, placeNames } from './place-names.ts';
import { usualPlaces } from './usual-places.ts';
import { XLSX_TYPE, xlsxPieces } from './xlsx-pieces.ts';
import { findRows } from './find-rows.ts';

/** Rows answered before the page is told how far it is: some 30 ms. */
const ROWS_AT_ONCE = 1000;

/**
 * One list at a time, from its text to the record of its answers.
 *
 * @param onProgress - told the rows done, and what they add up to [g CO2e]
 */
export function createSession(
  loadData: (findIndex: string) => Promise<ListData>,
  onProgress: (rows: number, grams: number) => void,
): ListWork {
  let list: Promise<ParsedList | ListProblem> | undefined;
  const loadOnce = once(loadData);
  let data: ListData | undefined;
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
  return {
    read: async (source, said) => {
      answered = undefined;
      list = parseList(typeof source === 'string' ? new Blob([source]) : source, said);
      const parsed = await list;
      return 'kind' in parsed ? parsed : parsed.shape;
    },
    columns: async (columns) => columnsTold(await listed(), columns),
    load: async (findIndex) => {
      data = await loadOnce(findIndex);
    },
    compute: async (settings) => {
      if (!data) throw new Error('There is no data to answer by.');
      answered = answeredList(await listed(), settings, data, onProgress);
      return answered.summary;
    },
    compare: async (target) => {
      const { settings } = done();
      const found = target === '' ? undefined : await readTarget(target, settings.today);
      if (found && 'kind' in found) return found;
      answered = comparedWith(done(), found);
      return answered.summary;
    },
    readCorrections: async (file) =>
      file.size > MOST_CORRECTIONS_BYTES ? undefined : readCorrections(await file.text()),
    corrections: async () => new Blob([writeCorrections(correctionsOf(done()))], { type: 'application/json' }),
    rows: async (wanted) => findRows(done(), wanted),
    breakdown: async (by, most) => brokenDown(done(), by, most),
    statement: async (origin) => statementOf(done(), origin),
    csv: async (isForSpreadsheets) => new Blob(csvPieces(done(), isForSpreadsheets), { type: 'text/csv' }),
    xlsx: async (breakdowns) => new Blob(await xlsxPieces(done(), breakdowns), { type: XLSX_TYPE }),
    record: async (origin, isWithPeople) =>
      new Blob(await recordOf(done(), origin, csvPieces(done(), false), isWithPeople), { type: 'application/json' }),
  };
}

/** How a list is read: as it is written, and as the visitor says. */
function formatOf(list: ParsedList, { columns, places, dateOrder }: ListSettings): ListFormat {
  const { shape, headerAt, beginning: below, delimiter, hasMark } = list;
  const { about, encoding, header } = shape;
  return csvFormatOf(
    { kind: 'csv', encoding, delimiter, hasMark, places },
    { header, rowsAbove: headerAt + 1, below, columns },
    { ...(dateOrder && { dateOrder }), hasTypedCells: about !== undefined },
  );
}

/** Answers a list, some rows at a time. */
function answeredList(
  list: ParsedList,
  settings: ListSettings,
  data: ListData,
  onProgress: (rows: number, grams: number) => void,
): AnsweredList {
  const { tables, estimator, placesOf, gramsOfDistance } = data;
  const { cabin, today } = settings;
  const format = formatOf(list, settings);
  const answerer = answererOf({ tables, estimator, placesOf, today, gramsOfDistance, hasInputs: true });
  const answer = listAnswerer({ format, cabin, by: COVERAGE_BY, hasWhatIf: true }, answerer);
  const rows: AnsweredRow[] = [];
  const totals = noTotals();
  const sums = noParts();
  let correctedPlaces: ListSummary['correctedPlaces'] = {};
  let at = format.rowsAbove;
  while (at < list.rows.length) {
    const some = list.rows.slice(at, at + ROWS_AT_ONCE).map((_, place) => toAnswer(rowAt(list, at + place)));
    const done = answer(some, at - totals.lines);
    addTotals(totals, done.totals);
    correctedPlaces = done.usedPlaces;
    for (const [place, row] of done.rows.entries()) {
      if (!row) continue;
      rows.push({ at: at + place, ...row });
      if (row.answer.kind !== 'unavailable' && !('message' in row.question)) addToParts(sums, row.question, row.answer);
    }
    at += some.length;
    if (at < list.rows.length) onProgress(rows.length, totals.grams);
  }
  const summary = summaryOf(list, format, { totals, data, correctedPlaces, gramsByCategory: sums.gramsByCategory });
  return { list, settings, format, data, rows, summary, parts: partsOf(sums, tables) };
}

type Summed = Pick<ListSummary, 'totals' | 'correctedPlaces' | 'gramsByCategory'> & { readonly data: ListData };

function summaryOf({ shape }: ParsedList, format: ListFormat, { data, ...summed }: Summed): ListSummary {
  const { totals } = summed;
  const { columns, unusedColumns, ownReturns } = format;
  const result = listResult(totals);
  const near = nearPlaces(result.placeChoices, data.places);
  const asked = Object.entries(near).map(([text, code]) => ({ text, codes: [code] }));
  const unused = new Set(unusedColumns.map(({ place }) => place));
  const breakdowns =
    result.kind === 'total'
      ? breakdownsOf({ header: shape.header, columns }).filter((by) => by.kind !== 'column' || unused.has(by.place))
      : [];
  const coverage = coverageOf(totals);
  return {
    ...summed,
    result,
    placeNames: placeNames([...result.placeChoices, ...asked], data.places),
    nearPlaces: near,
    usualPlaces: usualPlaces(result.placeChoices, data.tables),
    unusedColumns,
    ...(ownReturns && { ownReturns: ownReturns.counts }),
    made: data.made,
    coverage: { ...coverage, text: coverageText(coverage, ownListTitles, OWN_MANNER) },
    whatIf: whatIfOf(totals),
    breakdowns,
  };
}

/** A list with what it is compared with; without it where there is none. */
function comparedWith(
  { summary: { target: _before, ...summary }, ...list }: AnsweredList,
  found?: Target,
): AnsweredList {
  const { totals } = summary;
  const target = comparisonOf(totals, found, ownListTitles, OWN_MANNER);
  return { ...list, summary: { ...summary, whatIf: whatIfOf(totals, target), ...(target && { target }) } };
}

/** What the visitor chose: columns by their names, how dates are read, and places, those of lists before too. */
function correctionsOf({ list, settings }: AnsweredList): Corrections {
  const { columns, dateOrder, places } = settings;
  const { header } = list.shape;
  const named = Object.entries(columns).flatMap(([field, at]) => (header[at] ? [[field, header[at]]] : []));
  return { columns: Object.fromEntries(named), ...(dateOrder && { dateOrder }), places };
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
function csvPieces({ list, format, rows, data }: AnsweredList, isForSpreadsheets: boolean): Uint8Array<ArrayBuffer>[] {
  const bytesOf = listWriter(writtenAs(format, isForSpreadsheets));
  const titles = ANSWER_TITLES && { titles: ANSWER_TITLES };
  const write = answerWriter({ format, hasAllCabins: false, isForSpreadsheets, ...titles }, data.made);
  const answered = new Map(rows.map((row) => [row.at, row]));
  const all = list.rows.map((_, at) => rowAt(list, at));
  const below = all.slice(format.rowsAbove).map((row, at) => write.row(row, answered.get(format.rowsAbove + at)));
  return [write.above(all.slice(0, format.rowsAbove)), ...below].map((text, at) => bytesOf(text, at === 0));
}
