import { newTable } from '../codec/new-table.ts';
import { decimal, iataCarrier, icaoAircraft, matching, oneOf, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { Body, CabinEvidence, CabinUse } from '@tim/reference-data';
import { baseAirportOf, cabinUseOf } from './cabin-use.ts';
import type { BuildContext } from './build-context.ts';
import { plausibleRows } from './seat-area.ts';

/** A fleet's mean further off the reported one than this is reported. */
export const MOST_MEAN_ERROR = 0.03;

const EVIDENCE = {
  'source-read': 'READ',
  'recall+total-check': 'TOTAL_CHECKED',
  recall: 'RECALLED',
} as const satisfies Readonly<Record<string, CabinEvidence>>;

const POOLED = 'the BTS code pools several types';
const SEEN = 'BTS files this total';
const NOT_SEEN = 'not seen on US routes';

export type CabinRow = {
  readonly file: string;
  readonly line: number;
  readonly carrier: string;
  readonly type: string;
  readonly body: Body;
  readonly subFleet: string;
  readonly economy: number;
  readonly premiumEconomy: number;
  readonly business: number;
  readonly first: number;
  readonly blocked: number;
  readonly total: number;
  /** 0 when not known. */
  readonly airframes: number;
  readonly evidence: keyof typeof EVIDENCE;
  readonly citation: string;
  /** 0 when none was reported. */
  readonly reportedMean: number;
  readonly note: string;
};
type Cabin = CabinRow & { readonly use: CabinUse };

const seats = wholeNumber(0, 900);
const meanOrNone = (value: string) => (value === '' ? 0 : decimal(1, 900)(value));
const evidence = oneOf(...(Object.keys(EVIDENCE) as (keyof typeof EVIDENCE)[]));
const FIELDS = {
  carrier: iataCarrier,
  icao_type: icaoAircraft,
  sub_fleet: matching(/\S/, 'the name of a layout'),
  first: seats,
  business: seats,
  premium_economy: seats,
  economy: seats,
  total: wholeNumber(1, 900),
  evidence,
  source: text,
  t100_or_t2_mean_seats: meanOrNone,
  note: text,
};

export async function buildCabins(context: BuildContext): Promise<Uint8Array> {
  const rows = [...(await readWide(context)), ...(await readNarrow(context))];
  const layouts = plausibleRows(soundRows(context, rows), context.report);
  const cabins = [...Map.groupBy(layouts, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      checkMean(context, group);
      return withUse(group).sort((a, b) => b.airframes - a.airframes || (a.subFleet < b.subFleet ? -1 : 1));
    });
  const { edition } = context.sources.credit('cabinsWide');
  const of = (kind: CabinEvidence) => cabins.filter((cabin) => EVIDENCE[cabin.evidence] === kind).length;
  const table = newTable({
    table: 'cabins',
    sources: [
      context.sources.credit('cabinsWide'),
      context.sources.credit('t100Carriers'),
      context.sources.credit('t2Seats'),
    ],
    rows: cabins.length,
    notes: [
      `${of('READ')} layouts read, ${of('TOTAL_CHECKED')} recalled with a total that agrees with BTS figures, ${of('RECALLED')} recalled: priors.`,
      'A layout whose floor is below half or above one and a half of the type’s median is left out (the method’s plausibility check).',
      'Use: told from the name of the layout; narrow bodies of the A321 and 757 families with at most 85 % of the seats of the carrier’s densest layout are long-haul.',
      'Reported means: US carriers 2023-25, all routes; others US routes only, and some file wrong or pooled figures.',
    ],
  });
  table.columns
    .text(edition)
    .repeatedStrings(cabins.map(({ carrier }) => carrier))
    .repeatedStrings(cabins.map(({ type }) => type))
    .repeatedStrings(cabins.map(({ subFleet }) => subFleet));
  for (const seatsOf of ['economy', 'premiumEconomy', 'business', 'first', 'blocked', 'total', 'airframes'] as const) {
    table.columns.uints(cabins.map((cabin) => cabin[seatsOf]));
  }
  table.columns
    .repeatedStrings(cabins.map(({ use }) => use))
    .repeatedStrings(cabins.map(({ subFleet }) => baseAirportOf(subFleet)))
    .repeatedStrings(cabins.map((cabin) => EVIDENCE[cabin.evidence]))
    .repeatedStrings(cabins.map(({ note }) => /\b(low|medium) confidence\b/.exec(note)?.[1] ?? 'not-said'))
    .repeatedStrings(cabins.map(({ citation }) => citation))
    .decimals(
      cabins.map(({ reportedMean }) => reportedMean),
      1,
    )
    .uints(cabins.map(({ note }) => (note.includes(POOLED) ? 1 : 0)))
    .repeatedStrings(cabins.map(({ note }) => usRoutesOf(note)));
  return table.toBytes();
}

function usRoutesOf(note: string): 'seen' | 'not-seen' | 'not-known' {
  if (note.includes(NOT_SEEN)) return 'not-seen';
  return note.includes(SEEN) ? 'seen' : 'not-known';
}

async function readWide({ sources, report }: BuildContext): Promise<CabinRow[]> {
  const file = sources.file('cabinsWide');
  const rows = await readRows(file, { ...FIELDS, airframes_approx: wholeNumber(1, 500) }, report);
  return rows.map(({ line, values }) => ({
    ...cabinRow(file.name, line, values),
    body: 'wide',
    blocked: 0,
    airframes: values.airframes_approx,
  }));
}

async function readNarrow({ sources, report }: BuildContext): Promise<CabinRow[]> {
  const file = sources.file('cabinsNarrow');
  const rows = await readRows(file, { ...FIELDS, blocked_seats: seats }, report);
  return rows.map(({ line, values }) => ({
    ...cabinRow(file.name, line, values),
    body: 'narrow',
    blocked: values.blocked_seats,
    airframes: Number(/\babout (\d+) airframes\b/.exec(values.note)?.[1] ?? 0),
  }));
}

type Values = { [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]> };

function cabinRow(file: string, line: number, values: Values): Omit<CabinRow, 'body' | 'blocked' | 'airframes'> {
  return {
    file,
    line,
    carrier: values.carrier,
    type: values.icao_type,
    subFleet: values.sub_fleet,
    economy: values.economy,
    premiumEconomy: values.premium_economy,
    business: values.business,
    first: values.first,
    total: values.total,
    evidence: values.evidence,
    citation: values.source,
    reportedMean: values.t100_or_t2_mean_seats,
    note: values.note,
  };
}

/** The rows whose seats add up, each layout once. */
function soundRows({ report }: BuildContext, rows: readonly CabinRow[]): CabinRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const sum = row.economy + row.premiumEconomy + row.business + row.first + row.blocked;
    const key = `${keyOf(row)} ${row.subFleet}`;
    if (sum !== row.total)
      report.bad(row.file, row.line, `${key}: the classes make ${sum} seats, the total is ${row.total}`);
    else if (seen.has(key)) report.bad(row.file, row.line, `${key} stands there twice`);
    else {
      seen.add(key);
      return true;
    }
    return false;
  });
}

/** Hold the mean of a carrier's type, weighted by airframes where they are known, against the reported one. */
function checkMean({ report }: BuildContext, group: readonly CabinRow[]): void {
  const [head] = group;
  if (!head || head.reportedMean === 0) return;
  const isWeighted = group.some(({ airframes }) => airframes > 0);
  const weight = (row: CabinRow) => (isWeighted ? row.airframes : 1);
  const sum = group.reduce((total, row) => total + weight(row), 0);
  const mean = group.reduce((total, row) => total + weight(row) * row.total, 0) / sum;
  const error = mean / head.reportedMean - 1;
  if (Math.abs(error) <= MOST_MEAN_ERROR) return;
  const pooled = head.note.includes(POOLED) ? ', of a code that pools types' : '';
  const off = `${(Math.abs(error) * 100).toFixed(1)} % ${error > 0 ? 'above' : 'below'}`;
  report.note(
    head.file,
    head.line,
    `${keyOf(head)}: its layouts have ${mean.toFixed(1)} seats in the mean, ${off} the ${head.reportedMean} reported${pooled}`,
  );
}

function withUse(group: readonly CabinRow[]): Cabin[] {
  const densest = group.reduce((most, { total }) => Math.max(most, total), 0);
  return group.map((row) => ({
    ...row,
    use: cabinUseOf(
      { icaoAircraftType: row.type, body: row.body, subFleet: row.subFleet, totalSeats: row.total },
      densest,
    ),
  }));
}

function keyOf({ carrier, type }: CabinRow): string {
  return `${carrier} ${type}`;
}
