import { flownLegs, rowGrams, wayOf, type Field, type RowQuestion } from '@tim/batch';
import type { RowFilter, RowsFound, RowsWanted, ShownRow } from '../../list-types.ts';
import { columnNamed, type AnsweredList, type AnsweredRow } from './answered-list.ts';

const FILTERS: Readonly<Record<RowFilter, (row: AnsweredRow) => boolean>> = {
  all: () => true,
  'without-figure': (row) => row.answer.kind === 'unavailable' && !isSkipped(row),
  'with-warning': ({ answer }) => answer.kind !== 'unavailable' && answer.warnings.length > 0,
  skipped: isSkipped,
};

/** The first of the rows that a filter lets through and that hold a text in any case. */
export function findRows(answered: AnsweredList, { filter, search, most }: RowsWanted): RowsFound {
  const wanted = search.trim().toLowerCase();
  const found: ShownRow[] = [];
  let count = 0;
  for (const row of answered.rows) {
    if (!FILTERS[filter](row)) continue;
    const shown = count < most || wanted !== '' ? shownRow(row, answered) : undefined;
    if (wanted !== '' && shown && !textOf(shown, answered).includes(wanted)) continue;
    count++;
    if (shown && found.length < most) found.push(shown);
  }
  return { found: count, rows: found };
}

function isSkipped({ question }: AnsweredRow): boolean {
  return 'message' in question && question.skipped !== undefined;
}

function textOf(row: ShownRow, { data }: AnsweredList): string {
  const places = row.way.places.flat();
  const names = places.map((code) => data.places.named(code)?.name ?? '');
  return [...places, ...names, row.flight, row.traveller, row.grams === undefined ? row.text : '']
    .join(' ')
    .toLowerCase();
}

function shownRow({ at, question, answer }: AnsweredRow, list: AnsweredList): ShownRow {
  const row = at + 1;
  if ('message' in question) {
    const { field, message } = question;
    const where = field !== 'row' && { field, ...columnNamed(field, list) };
    return { row, ...asWritten(at, list), grams: undefined, ...where, text: message };
  }
  const { date, cabin, passengers, distanceKm, traveller = '' } = question;
  const shared = { row, way: wayOf(question), flight: flightOf(question), cabin, passengers, traveller };
  const said = { ...shared, ...(date && { date }), ...(distanceKm !== undefined && { distanceKm }) };
  if (answer.kind === 'unavailable') return { ...said, grams: undefined, text: answer.text };
  const { tier, warnings, aircraft } = answer;
  const legs = flownLegs(question, answer);
  return {
    ...said,
    grams: rowGrams(question, answer) ?? 0,
    tier,
    warnings,
    ...(aircraft && { aircraft: aircraft.icaoAircraftType }),
    ...(legs.length > 0 && { legs }),
  };
}

const flightOf = ({ carrierCode, flightNumber }: RowQuestion): string =>
  [carrierCode, flightNumber].filter((part) => part !== undefined).join(' ');

/** What a row that cannot be read, or is skipped, has in its columns. */
function asWritten(at: number, { list, format: { columns } }: AnsweredList) {
  const cell = (field: Field): string => (list.rows[at]?.[columns[field] ?? -1] ?? '').trim().slice(0, LONGEST_CELL);
  const ends = [cell('origin'), cell('destination')].filter((end) => end !== '');
  const places = ends.length > 0 ? ends : [cell('route')].filter((route) => route !== '');
  const date = cell('date');
  return {
    way: { places: places.length > 0 ? [places] : [], isThereAndBack: false },
    flight: cell('flightNumber'),
    traveller: cell('traveller'),
    passengers: 1,
    ...(date !== '' && { date }),
  };
}

/** Of what is shown of a cell as it was written [letters]. */
const LONGEST_CELL = 60;
