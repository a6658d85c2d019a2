import type { NotByAirline } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { countryCode, date, matching, oneOf, optional, text, yesOrNo } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { DATA_CREDITS } from './data-folder.ts';
import { faultOfDate, faultOfEvidence, howKnown } from './evidence.ts';

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

const placeCode = matching(/^[A-Z0-9]{3}$/, 'a code of three letters');
const kind = oneOf('private', 'rail', 'road', 'ferry');

async function readStations({ read, known, pastDate }: DataContext): Promise<StationRow[]> {
  const fields = {
    code: placeCode,
    kind,
    name: text,
    country: countryCode,
    airport: optional(known.airport),
    ...howKnown(pastDate),
  };
  const rows = await read('stations', fields, [faultOfEvidence, faultOfDate, standsOnce(({ code }) => code)]);
  return rows.map(({ values }) => ({ code: values.code, kind: values.kind }));
}

async function readFormerCodes({ read, known, pastDate }: DataContext): Promise<FormerCodeRow[]> {
  const fields = { former_code: placeCode, airport: known.airport, until: date, ...howKnown(pastDate) };
  const rows = await read('former-airport-codes', fields, [
    faultOfEvidence,
    faultOfDate,
    standsOnce(({ former_code: code }) => code),
  ]);
  return rows.map(({ values }) => ({ formerCode: values.former_code, airport: values.airport }));
}

async function readNotByAirline({ read, pastDate }: DataContext): Promise<NotByAirline[]> {
  const fields = {
    what: oneOf('aircraft-code', 'aircraft-name', 'operator-code', 'operator-name'),
    text: matching(/^(?:[A-Z0-9]{2,4}|[a-z0-9][a-z0-9 ]{2,40})$/, 'a code in capitals, or a name in small letters'),
    kind,
    airlines_too: yesOrNo,
    ...howKnown(pastDate),
  };
  const rows = await read('not-by-airline', fields, [
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
