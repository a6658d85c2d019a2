import {
  faultAnswer,
  flownLegs,
  peopleColumns,
  rowDateText,
  rowGrams,
  withoutPeople,
  type RowQuestion,
  sourceOf,
} from '@tim/batch';
import { gramsToKilograms } from '@tim/format';
import { dayText } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { SCOPE } from '../../../texts.ts';
import { BATCH_RECORD, RECORD_TIERS } from '../../texts.ts';
import type { ListOrigin } from '../../list-types.ts';
import type { AnsweredList, AnsweredRow } from './answered-list.ts';
import {
  addDeclaration,
  declarationTotals,
  noDeclaration,
  rowDeclaration,
  type ListDeclaration,
} from './declaration.ts';
import { statementOf } from './statement.ts';

/**
 * The record of a list's answers, as pieces of JSON: what was asked, by which method, versions and data, what was assumed, what is
 * missing, and how to do it again.
 *
 * @param csv - the answers as they are downloaded, whose hash tells whether a repetition is the same
 * @param isWithPeople - whether it tells who travelled
 */
// oxlint-disable-next-line max-lines-per-function -- one document, in its order
export async function recordOf(
  answered: AnsweredList,
  origin: ListOrigin,
  csv: readonly BlobPart[],
  isWithPeople: boolean,
): Promise<string[]> {
  const { list, settings, format, data, summary } = answered;
  const { cabin, today } = settings;
  const named = Object.entries(format.columns).map(([field, at]) => [field, list.shape.header[at] ?? '']);
  const statement = statementOf(answered, origin);
  const { header } = list.shape;
  const leftOut = isWithPeople ? [] : peopleColumns(header, format.columns).map((at) => header[at] ?? '');
  const people = isWithPeople ? undefined : withoutPeople(format);
  const inputs = new Map<object, number>();
  const declared = noDeclaration();
  const rows = answered.rows.map((row) => {
    const long = list.longRows.get(row.at)?.text;
    const written = [long ?? list.rows[row.at] ?? []].flat();
    const declaration = declarationOf(data.tables, row, declared);
    if (people === undefined) return JSON.stringify({ ...rowOf(row, written, inputs), ...declaration });
    // Of a row that cannot be parted into its columns nothing is told that may be a name.
    const isUnclear = long !== undefined || people.isUnclear(written);
    const told = rowOf(row, isUnclear ? [] : people.cells(written), inputs);
    return JSON.stringify({
      ...told,
      ...declaration,
      ...(told.read && { read: { ...told.read, traveller: undefined } }),
      ...(isUnclear && { text: undefined }),
    });
  });
  const head = {
    about: BATCH_RECORD.about,
    answeredOn: dayText(today),
    list: {
      fileName: origin.fileName ?? null,
      readAs: list.shape.about ?? null,
      flightLog: list.shape.log ?? null,
      encoding: list.shape.encoding,
      sha256: await sha256([list.source]),
      rows: list.shape.rows,
      delimiter: list.delimiter,
      headerRow: list.shape.headerRow,
      columns: Object.fromEntries(named),
      furtherColumns: format.further.map(({ field, place }) => [field, header[place] ?? '']),
      columnsNotUsed: summary.unusedColumns.map(({ name }) => name),
      columnsLeftOut: leftOut,
      ownReturns: summary.ownReturns ?? null,
      dateOrder: format.dateOrder ?? null,
      cabinOfRowsWithout: cabin,
      corrections: {
        fileName: origin.correctionsFile ?? null,
        count: Object.keys(summary.correctedPlaces).length,
        places: summary.correctedPlaces,
      },
    },
    method: {
      ...BATCH_RECORD.method,
      counted: SCOPE.counted,
      notCounted: SCOPE.notCounted,
      radiativeForcing: SCOPE.radiativeForcing,
      tiers: RECORD_TIERS,
      licence: SCOPE.licence.name,
    },
    madeWith: {
      ...data.made,
      dataSha256: data.tables.dataSha256 ?? '',
      origins: data.tables.origins.map(({ table, sources }) => ({ table, sources })),
    },
    totals: {
      rows: summary.totals.rows,
      rowsWithFigure: summary.totals.figures,
      kgCo2e: gramsToKilograms(summary.totals.grams),
      tonnesCo2e: (summary.totals.grams / 1_000_000).toFixed(3),
      kgByTier: inKilograms(summary.totals.gramsByTier),
      kgByDataCategory: inKilograms(summary.gramsByCategory),
      ...partsInKilograms(answered, isWithPeople),
      skipped: summary.result.skipped,
    },
    coverage: summary.coverage,
    target: summary.target ?? null,
    declaration: { about: BATCH_RECORD.declaration, ...declarationTotals(declared) },
    assumed: [...statement.assumed, ...statement.noted.map((noted) => ({ ...noted, rows: noted.rows.length }))],
    // What a row says stands in the row: it may quote a name.
    missing: statement.missing.map(({ text: _text, names: _names, column: _column, ...missing }) => missing),
    repeat: { ...BATCH_RECORD.repeat, command: statement.command, answersSha256: await sha256(csv) },
  };
  const opening = JSON.stringify(head, undefined, 2).slice(0, -2);
  return [
    `${opening},\n  "inputs": [\n`,
    [...inputs.keys()].map((input) => JSON.stringify(input)).join(',\n'),
    '\n  ],\n  "rows": [\n',
    rows.join(',\n'),
    '\n  ]\n}\n',
  ];
}

/** What a row with a figure declares; added to what the list does. */
function declarationOf(tables: Tables, { question, answer }: AnsweredRow, whole: ListDeclaration): object {
  if ('message' in question || answer.kind === 'unavailable') return {};
  const grams = rowGrams(question, answer);
  if (grams === undefined) return {};
  const declaration = rowDeclaration(tables, question, grams);
  addDeclaration(whole, declaration, grams, answer.kind === 'labelled');
  return { declaration };
}

/** A row as it was written and read, and its answer; what a flight is computed from stands once for all that share it. */
function rowOf(
  { at, question, answer }: AnsweredRow,
  written: readonly string[],
  inputs: Map<object, number>,
): { readonly read?: object; readonly [field: string]: unknown } {
  const shared = { row: at + 1, written };
  if ('message' in question) {
    const { field, message, skipped } = question;
    const { reason } = faultAnswer(question);
    return { ...shared, reason, field, text: message, ...(skipped && { skipped }) };
  }
  const read = readAs(question);
  if (answer.kind === 'unavailable') return { ...shared, read, reason: answer.reason, text: answer.text };
  const { cabin } = question;
  const { inputs: from, range, ...figure } = answer;
  const legs = flownLegs(question, answer);
  return {
    ...shared,
    read,
    gramsCo2e: rowGrams(question, answer) ?? 0,
    perPassenger: {
      wellToWakeGrams: figure.wellToWakeGramsPerPassenger[cabin],
      wellToTankGrams: figure.wellToTankGramsPerPassenger[cabin],
      tankToWakeGrams: figure.tankToWakeGramsPerPassenger[cabin],
      ...(range && { lowGrams: range.low[cabin], highGrams: range.high[cabin] }),
    },
    tier: figure.tier,
    ...(legs.length > 0 && { legs }),
    source: sourceOf(figure),
    dataCategory: figure.dataCategory,
    ...(figure.aircraft && { aircraft: figure.aircraft }),
    ...(figure.contrailsImpactBucket !== undefined && { contrailRisk: figure.contrailsImpactBucket }),
    warnings: figure.warnings,
    ...(figure.flightReason !== undefined && { flightReason: figure.flightReason }),
    ...(from && { inputs: placeOf(from, inputs) }),
  };
}

function placeOf(input: object, inputs: Map<object, number>): number {
  const known = inputs.get(input) ?? inputs.size;
  inputs.set(input, known);
  return known;
}

function readAs({ date, ...question }: RowQuestion): object {
  return { ...question, ...(date && { date: rowDateText(date) }) };
}

const inKilograms = (grams: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(grams).map(([key, value]) => [key, gramsToKilograms(value)]));

function partsInKilograms({ parts: all }: AnsweredList, isWithPeople: boolean): object {
  const { traveller, ...others } = all;
  return Object.fromEntries(
    Object.entries(isWithPeople ? { ...others, traveller } : others).map(([dimension, parts]) => [
      dimension,
      parts.map(({ grams, ...part }) => ({ ...part, kgCo2e: gramsToKilograms(grams) })),
    ]),
  );
}

async function sha256(parts: readonly BlobPart[]): Promise<string> {
  const bytes = await new Blob([...parts]).arrayBuffer();
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
