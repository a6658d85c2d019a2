import type { NotByAirline } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { date, matching, oneOf, optional, text, yesOrNo } from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import type { DataContext } from './data-context.ts';
import { DATA_CREDITS } from './data-folder.ts';
import { evidence, faultOfDate, faultOfEvidence, page } from './evidence.ts';
import { countryCode } from './known-codes.ts';

type StationRow = { readonly code: string; readonly kind: NotByAirline['kind'] };
type FormerCodeRow = { readonly formerCode: string; readonly airport: string };

/** What lists have beside the codes of airports, aircraft and airlines that fly today. */
export type ListCodeRows = {
  readonly stations: readonly StationRow[];
  readonly formerCodes: readonly FormerCodeRow[];
  readonly notByAirline: readonly NotByAirline[];
};

export async function readListCodes(context: DataContext): Promise<ListCodeRows> {
  return {
    stations: await readStations(context),
    formerCodes: await readFormerCodes(context),
    notByAirline: await readNotByAirline(context),
  };
}

/** Empty only where nobody knows when a page was written. */
const howKnown = ({ pastDate }: DataContext) => ({ evidence, page, date: optional(pastDate), remark: text });

const placeCode = matching(/^[A-Z0-9]{3}$/, 'a code of three letters');
const kind = oneOf('private', 'rail', 'road', 'ferry');

async function readStations(context: DataContext): Promise<StationRow[]> {
  const file = context.file('stations');
  const airport = optional(context.known.airport);
  const fields = { code: placeCode, kind, name: text, country: countryCode, airport, ...howKnown(context) };
  const rows = keepSound(file.name, await readRows(file, fields, context.report), context.report, [
    faultOfEvidence,
    faultOfDate,
    standsOnce(({ code }) => code),
  ]);
  return rows.map(({ values }) => ({ code: values.code, kind: values.kind }));
}

async function readFormerCodes(context: DataContext): Promise<FormerCodeRow[]> {
  const file = context.file('former-airport-codes');
  const fields = { former_code: placeCode, airport: context.known.airport, until: date, ...howKnown(context) };
  const rows = keepSound(file.name, await readRows(file, fields, context.report), context.report, [
    faultOfEvidence,
    faultOfDate,
    standsOnce(({ former_code: code }) => code),
  ]);
  return rows.map(({ values }) => ({ formerCode: values.former_code, airport: values.airport }));
}

async function readNotByAirline(context: DataContext): Promise<NotByAirline[]> {
  const file = context.file('not-by-airline');
  const fields = {
    what: oneOf('aircraft-code', 'aircraft-name', 'operator-code', 'operator-name'),
    text: matching(/^(?:[A-Z0-9]{2,4}|[a-z0-9][a-z0-9 ]{2,40})$/, 'a code in capitals, or a name in small letters'),
    kind,
    airlines_too: yesOrNo,
    ...howKnown(context),
  };
  const rows = keepSound(file.name, await readRows(file, fields, context.report), context.report, [
    faultOfEvidence,
    faultOfDate,
    ({ what, text: named }) =>
      what.endsWith('code') === /^[A-Z0-9]+$/.test(named) ? undefined : `text '${named}' is no ${what}`,
    standsOnce(({ what, text: named }) => `${what} ${named.replaceAll(' ', '')}`),
  ]);
  return rows.map(({ values }) => ({
    what: values.what,
    text: values.text,
    kind: values.kind,
    isFlownByAirlinesToo: values.airlines_too === 'yes',
  }));
}

export function buildListCodes({ stations, formerCodes, notByAirline }: ListCodeRows): Uint8Array {
  const rows = stations.length + formerCodes.length + notByAirline.length;
  const table = newTable({ table: 'list-codes', sources: [DATA_CREDITS.listCodes], rows });
  table.columns
    .strings(stations.map(({ code }) => code))
    .repeatedStrings(stations.map((row) => row.kind))
    .strings(formerCodes.map(({ formerCode }) => formerCode))
    .strings(formerCodes.map(({ airport }) => airport))
    .repeatedStrings(notByAirline.map(({ what }) => what))
    .strings(notByAirline.map((row) => row.text))
    .repeatedStrings(notByAirline.map((row) => row.kind))
    .repeatedStrings(notByAirline.map(({ isFlownByAirlinesToo }) => (isFlownByAirlinesToo ? 'yes' : 'no')));
  return table.toBytes();
}
