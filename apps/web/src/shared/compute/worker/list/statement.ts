import { faultAnswer, recogniseColumns, type Attention, type Field, type SkippedKind, type Warning } from '@tim/batch';
import { nameKey } from '@tim/find';
import { fill } from '@tim/languages';
import { csvLine, dayText } from '@tim/notation';
import { BATCH_RECORD, RECORD_REASONS, RECORD_WARNINGS } from '../../texts.ts';
import type { ListOrigin, ListStatement } from '../../list-types.ts';
import { columnNamed, type AnsweredList } from './answered-list.ts';

const REASONS: ReadonlyMap<string, string> = new Map(Object.entries<string>(RECORD_REASONS));

/** What was assumed, what is missing, and how to do it again. */
export function statementOf(answered: AnsweredList, origin: ListOrigin): ListStatement {
  return {
    assumed: assumedOf(answered),
    noted: notedOf(answered),
    missing: answered.summary.result.attention.map((found) => ({
      ...found,
      meaning: REASONS.get(found.reason) ?? BATCH_RECORD.otherReason,
      names: namesIn(answered, found),
      ...(found.field && found.field !== 'row' && columnNamed(found.field, answered)),
    })),
    skipped: answered.summary.result.skipped.map(({ kind }) => ({ kind, rows: rowsSkippedAs(answered, kind) })),
    command: commandOf(answered, origin),
  };
}

/** The names of places that are asked for in the rows that have no figure for one reason. */
function namesIn({ rows }: AnsweredList, { reason, field }: Attention): readonly string[] {
  const names = rows.flatMap(({ question }) => {
    if (!('message' in question) || question.skipped !== undefined || question.field !== field) return [];
    return faultAnswer(question).reason === reason ? (question.choices ?? []) : [];
  });
  const byKey = new Map<string, string>();
  for (const { text } of names) byKey.set(nameKey(text), byKey.get(nameKey(text)) ?? text);
  return [...byKey.values()];
}

const rowsSkippedAs = ({ rows }: AnsweredList, kind: SkippedKind): readonly number[] =>
  rows.flatMap(({ at, question }) => ('message' in question && question.skipped === kind ? [at + 1] : []));

function notedOf({ rows, summary }: AnsweredList): ListStatement['noted'] {
  const warnings = Object.keys(summary.totals.rowsByWarning) as Warning[];
  return warnings.map((warning) => ({
    warning,
    what: RECORD_WARNINGS[warning],
    rows: rows.flatMap(({ at, answer }) =>
      answer.kind !== 'unavailable' && answer.warnings.includes(warning) ? [at + 1] : [],
    ),
  }));
}

function assumedOf({ list, rows, settings }: AnsweredList): ListStatement['assumed'] {
  const said = (field: Field, at: number): boolean => {
    const column = settings.columns[field];
    return column !== undefined && (list.rows[at]?.[column] ?? '').trim() !== '';
  };
  const read = rows.filter(({ question }) => !('message' in question));
  const without = (field: Field) => read.filter(({ at }) => !said(field, at)).length;
  const { texts } = BATCH_RECORD;
  return [
    { what: fill(texts.cabin, { cabin: settings.cabin }), rows: without('cabin') },
    { what: texts.passengers, rows: without('passengers') },
    { what: texts.date, rows: without('date') },
    ...(settings.dateOrder ? [{ what: texts.dateOrder[settings.dateOrder], rows: read.length }] : []),
  ].filter(({ rows: count }) => count > 0);
}

/** What the command line is told so that it writes the same bytes; the columns only where they are not those it recognises. */
function commandOf({ list, settings }: AnsweredList, { fileName = 'list.csv' }: ListOrigin): string {
  const { columns, cabin, dateOrder, places, today } = settings;
  const { about } = list.shape;
  const recognised = recogniseColumns(list.shape.header, list.beginning);
  const isRecognised =
    list.shape.isHeaderKnown && JSON.stringify(sorted(recognised)) === JSON.stringify(sorted(columns));
  const named = Object.entries(columns).map(([field, at]) => `${field}=${list.shape.header[at] ?? ''}`);
  return [
    `travel-impact batch ${quoted(fileName)}`,
    '--out answers.csv',
    ...(about?.kind === 'log' && about.log !== 'app-in-the-air' ? ['--format csv'] : []),
    ...(about?.kind === 'spreadsheet' ? [`--sheet ${quoted(about.sheet)}`] : []),
    ...(list.isHeaderSaid ? [`--header-row ${list.shape.headerRow}`] : []),
    `--cabin ${cabin === 'premiumEconomy' ? 'premium-economy' : cabin}`,
    ...(isRecognised ? [] : [`--columns ${quoted(csvLine([named.join(',')], '\t').trimEnd())}`]),
    ...(dateOrder ? [`--dates ${dateOrder}`] : []),
    ...Object.entries(places).map(([name, code]) => `--place ${quoted(`${name}=${code}`)}`),
    `--today ${dayText(today)}`,
  ].join(' ');
}

const sorted = (columns: object) => Object.entries(columns).toSorted(([a], [b]) => a.localeCompare(b));
const quoted = (text: string) => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);
