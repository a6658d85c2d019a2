import { newTable } from '../codec/new-table.ts';
import { rounded } from '../codec/rounded.ts';
import { decimal, iataCarrier, matching, oneOf, wholeNumber } from '../csv/fields.ts';
import { type CsvFile, readRows } from '../csv/read-rows.ts';
import type { RowReport } from '../csv/row-report.ts';
import type { Credit } from '../sources.ts';
import { BASES, fillMonths, FIRST_YEAR, LAST_YEAR, type Reading } from './fill-months.ts';
import { readingsOf, SCOPES, type Published } from './published-series.ts';

const DIGITS = 4;

/** Stands in the column of months for the mean of all twelve. */
const WHOLE_YEAR = 0;

/** Countries within which a carrier's flights are at home, of those that tell these and others apart: general knowledge. */
const HOME_COUNTRIES: Readonly<Record<string, string>> = {
  '4C': 'CO',
  '5D': 'MX',
  '5J': 'PH',
  '6E': 'IN',
  AD: 'BR',
  AI: 'IN',
  AM: 'MX',
  AY: 'FI',
  DG: 'PH',
  EH: 'JP',
  FI: 'IS',
  G3: 'BR',
  HU: 'CN',
  IX: 'IN',
  JC: 'JP',
  JJ: 'BR',
  JL: 'JP',
  LA: 'CL',
  LP: 'PE',
  NH: 'JP',
  NU: 'JP',
  PZ: 'PY',
  QP: 'IN',
  SG: 'IN',
  TK: 'TR',
  VB: 'MX',
  VF: 'TR',
  XL: 'EC',
  XM: 'JP',
  Y4: 'MX',
};

const url = matching(/^https?:\/\/\S+$/, 'an address');

type Figure = Reading & { readonly carrier: string; readonly scope: string; readonly month: number };

/** By carrier, scope and calendar month: the mean of the years, and of all months. */
export async function buildPublishedLoadFactors(
  { credit, ...file }: CsvFile & { readonly credit: Credit },
  report: RowReport,
): Promise<Uint8Array> {
  const published = await readPublished(file, report);
  const carriers = [...new Set(published.flatMap((row) => row.carriers))].sort();
  const figures = carriers.flatMap((carrier) =>
    SCOPES.flatMap((scope) => {
      const { months, year } = fillMonths(readingsOf(published, carrier, scope));
      const known = [...months].map(([month, reading]): Figure => ({ ...reading, carrier, scope, month }));
      return year ? [{ ...year, carrier, scope, month: WHOLE_YEAR }, ...known] : known;
    }),
  );
  const atHome = carriers.filter((carrier) => figures.some((row) => row.carrier === carrier && row.scope !== 'all'));
  const table = newTable({
    table: 'published-load-factors',
    sources: [credit],
    rows: figures.length,
    notes: [
      `Of carriers that publish single months: the mean of a calendar month over ${FIRST_YEAR} to ${LAST_YEAR}. A year that was not read counts as the carrier's other months and years suggest.`,
      'Share of the seat-kilometres that were sold; of some carriers (Japan Airlines at home) of the seats.',
    ],
  });
  table.columns
    .repeatedStrings(figures.map(({ carrier }) => carrier))
    .repeatedStrings(figures.map(({ scope }) => scope))
    .uints(figures.map(({ month }) => month))
    .decimals(
      figures.map(({ loadFactor }) => rounded(loadFactor, DIGITS)),
      DIGITS,
    )
    .uints(figures.map(({ basis }) => BASES.indexOf(basis)))
    .uints(figures.map(({ readings }) => readings))
    .repeatedStrings(atHome)
    .repeatedStrings(atHome.map(homeOf));
  return table.toBytes();
}

function homeOf(carrier: string): string {
  const country = HOME_COUNTRIES[carrier];
  if (country === undefined)
    throw new Error(`no home country of ${carrier}, which tells flights at home and abroad apart`);
  return country;
}

async function readPublished(file: CsvFile, report: RowReport): Promise<Published[]> {
  const fields = {
    carriers: (value: string) => value.split(' ').map(iataCarrier).sort(),
    scope: oneOf(...SCOPES),
    year: wholeNumber(FIRST_YEAR, LAST_YEAR),
    month: wholeNumber(1, 12),
    load_factor_percent: decimal(30, 100),
    source_url: url,
  };
  const seen = new Set<string>();
  return (await readRows(file, fields, report)).flatMap(({ line, values }) => {
    const { carriers, scope, year, month, load_factor_percent: percent } = values;
    const what = `${scope} of ${carriers.join(' ')} in ${year}-${month}`;
    if (seen.has(what)) {
      report.bad(file.name, line, `${what} stands there twice`);
      return [];
    }
    seen.add(what);
    return { carriers, scope, year, month, loadFactor: percent / 100 };
  });
}
