import { newTable } from '../codec/new-table.ts';
import { iataCarrier, icaoCarrierOrNone, text } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { CarrierStatus } from '../data/carrier-status.ts';
import type { SourceFacts } from '../data/source-facts.ts';
import type { BuildContext } from './build-context.ts';

export type CarrierRow = { readonly iata: string; readonly icao: string; readonly name: string };

type VrsRow = CarrierRow & { readonly line: number };

type OptdRow = CarrierRow & {
  /** Whether opentraveldata knows its first day, or flights of it. */
  readonly isAttested: boolean;
};

/** Legal forms at the end of a company's name. */
const LEGAL_FORM = /,? (LLC|Inc\.?|S\.A\.|S\.L\.?|Ltd\.?)$/;

const clean = (name: string): string => text(name).replace(LEGAL_FORM, '');
/** An IATA carrier code, or '' for a row without one, or one of an alliance ('*A'). */
const iataOrNone = (value: string): string => (value === '' || value.startsWith('*') ? '' : iataCarrier(value));

/**
 * Today's carriers by IATA code: opentraveldata's row where it has one, else vradarserver's. A row of opentraveldata with neither
 * a first day nor flights, and no ICAO code of its own, gives way to the only living carrier that vradarserver has under the code;
 * where another holder is known, that one is taken.
 *
 * @param holders - ICAO codes by IATA code
 */
export async function readCarriers(
  context: BuildContext,
  holders: SourceFacts['carrierHolders'],
): Promise<CarrierRow[]> {
  const { current, ended } = await readOptd(context);
  const others = await readVrs(context, ended);
  const carriers = new Map<string, CarrierRow>();
  for (const [iata, [first, ...rivals]] of others) {
    if (first === undefined || current.has(iata)) continue;
    carriers.set(iata, { iata, icao: first.icao, name: first.name });
    if (rivals.length > 0) {
      const names = rivals.map(({ name }) => name).join(', ');
      const { name } = context.sources.file('vrsAirlines');
      context.report.note(name, first.line, `${iata} is ${first.name} here, but also ${names}`);
    }
  }
  for (const row of current.values()) {
    const [other, ...more] = others.get(row.iata) ?? [];
    const isAlone = other !== undefined && more.length === 0;
    const isSame = row.icao === '' || row.icao === other?.icao;
    const isReplaced = isAlone && isSame && !row.isAttested && !ended.has(other.icao);
    const icao = row.icao || (isAlone ? other.icao : '');
    const { name } = isReplaced ? other : row;
    carriers.set(row.iata, { iata: row.iata, icao: isReplaced ? other.icao : icao, name });
  }
  for (const [iata, icao] of holders) {
    const holder = others.get(iata)?.find((row) => row.icao === icao);
    if (holder) carriers.set(iata, { iata, icao, name: holder.name });
  }
  return [...carriers.values()].sort((a, b) => (a.iata < b.iata ? -1 : 1));
}

/** Holders whose flights people take. */
const FLIES_PEOPLE: ReadonlySet<CarrierStatus['kind']> = new Set(['passenger', 'mixed', 'charter']);

/**
 * Carriers called after those that fly people under their codes today: the sources go on naming some that gave theirs back.
 *
 * @param status - of the holders of codes, as carrier-status.csv has them
 */
export function withPresentHolders(
  carriers: readonly CarrierRow[],
  status: readonly CarrierStatus[],
): readonly CarrierRow[] {
  const holders = new Map(
    status
      .filter(({ isCurrent, kind, status: state }) => isCurrent && state === 'operating' && FLIES_PEOPLE.has(kind))
      .map((one) => [one.carrierCode, one]),
  );
  return carriers.map((row) => {
    const holder = holders.get(row.iata);
    return holder && holder.icaoCode !== '' && holder.icaoCode !== row.icao
      ? { ...row, icao: holder.icaoCode, name: holder.name.replace(REMARK, '') }
      : row;
  });
}

/** A remark behind a holder's name: "Star Air (India)". */
const REMARK = / \(.*\)$/;

/** opentraveldata: carriers valid today, the busiest of those that share a code; and the ICAO codes of those that ended. */
async function readOptd({ sources, report }: BuildContext) {
  const fields = {
    '2char_code': iataOrNone,
    '3char_code': icaoCarrierOrNone,
    name: clean,
    name2: clean,
    validity_from: text,
    validity_to: text,
    flt_freq: text,
  };
  const file = { ...sources.file('optdAirlines'), delimiter: '^' } as const;
  const rows = await readRows(file, fields, report);
  const current = new Map<string, OptdRow & { readonly flights: number }>();
  const living = new Set<string>();
  for (const { line, values } of rows.filter((row) => row.values.validity_to === '')) {
    const row = {
      iata: values['2char_code'],
      icao: values['3char_code'],
      name: values.name || values.name2,
      flights: Number(values.flt_freq),
      isAttested: values.validity_from !== '' || values.flt_freq !== '',
    };
    living.add(row.icao);
    if (row.iata === '') continue;
    if (row.name === '') {
      report.bad(file.name, line, `${row.iata} has no name`);
      continue;
    }
    const rival = current.get(row.iata);
    if (rival) report.note(file.name, line, `${row.iata} is both ${rival.name} and ${row.name}; the busier is used`);
    if (!rival || row.flights > rival.flights) current.set(row.iata, row);
  }
  const ended = new Set(rows.map(({ values }) => values['3char_code']).filter((icao) => !living.has(icao)));
  return { current, ended };
}

/** vradarserver: the carriers of each IATA code, those with an ICAO code that has not ended first. */
async function readVrs({ sources, report }: BuildContext, ended: ReadonlySet<string>): Promise<Map<string, VrsRow[]>> {
  const fields = { IATA: iataOrNone, ICAO: icaoCarrierOrNone, Name: clean };
  const byCode = new Map<string, VrsRow[]>();
  const file = sources.file('vrsAirlines');
  for (const { line, values } of await readRows(file, fields, report)) {
    if (values.IATA === '') continue;
    if (values.Name === '') {
      report.bad(file.name, line, `${values.IATA} has no name`);
      continue;
    }
    const row = { line, iata: values.IATA, icao: values.ICAO, name: values.Name };
    byCode.set(row.iata, [...(byCode.get(row.iata) ?? []), row]);
  }
  const rank = ({ icao }: CarrierRow) => (icao === '' || ended.has(icao) ? 1 : 0);
  for (const rows of byCode.values()) rows.sort((a, b) => rank(a) - rank(b) || (a.icao < b.icao ? -1 : 1));
  return byCode;
}

export function buildCarriers({ sources }: BuildContext, carriers: readonly CarrierRow[]): Uint8Array {
  const table = newTable({
    table: 'carriers',
    sources: [sources.credit('optdAirlines'), sources.credit('vrsAirlines')],
    rows: carriers.length,
  });
  table.columns
    .sortedStrings(carriers.map(({ iata }) => iata))
    .strings(carriers.map(({ icao }) => icao))
    .strings(carriers.map((carrier) => carrier.name));
  return table.toBytes();
}
