import { flownLegs, rowGrams, wayOf, type RowQuestion } from '@tim/batch';
import type { RowFilter, RowsFound, RowsWanted, ShownRow } from '../../list-types.ts';
import type { AnsweredRow } from './answered-list.ts';

const FILTERS: Readonly<Record<RowFilter, (row: AnsweredRow) => boolean>> = {
  all: () => true,
  'without-figure': (row) => row.answer.kind === 'no-figure' && !isSkipped(row),
  'with-warning': ({ answer }) => answer.kind === 'figure' && answer.warnings.length > 0,
  skipped: isSkipped,
};

/** The first of the rows that a filter lets through and that hold a text in any case. */
export function findRows(rows: readonly AnsweredRow[], { filter, search, most }: RowsWanted): RowsFound {
  const wanted = search.trim().toLowerCase();
  const found: ShownRow[] = [];
  let count = 0;
  for (const row of rows) {
    if (!FILTERS[filter](row)) continue;
    const shown = count < most || wanted !== '' ? shownRow(row) : undefined;
    if (wanted !== '' && shown && !textOf(shown).includes(wanted)) continue;
    count++;
    if (shown && found.length < most) found.push(shown);
  }
  return { found: count, rows: found };
}

function isSkipped({ question }: AnsweredRow): boolean {
  return 'message' in question && question.skipped !== undefined;
}

const textOf = (row: ShownRow): string =>
  [...row.way.places.flat(), row.flight, row.traveller, row.grams === undefined ? row.text : '']
    .join(' ')
    .toLowerCase();

function shownRow({ at, question, answer }: AnsweredRow): ShownRow {
  const row = at + 1;
  if ('message' in question) {
    const { field, message } = question;
    const nothing = { way: { places: [], isThereAndBack: false }, flight: '', traveller: '', passengers: 1 };
    return { row, ...nothing, grams: undefined, ...(field !== 'row' && { field }), text: message };
  }
  const { date, cabin, passengers, traveller = '' } = question;
  const shared = { row, way: wayOf(question), flight: flightOf(question), cabin, passengers, traveller };
  const said = { ...shared, ...(date && { date }) };
  if (answer.kind === 'no-figure') return { ...said, grams: undefined, text: answer.text };
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
