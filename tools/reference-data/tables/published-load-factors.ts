import { newTable } from '../codec/new-table.ts';
import { rounded } from '../codec/rounded.ts';
import { decimal, iataCarrier, matching, oneOf, wholeNumber } from '../csv/fields.ts';
import { type CsvFile, readRows } from '../csv/read-rows.ts';
import type { RowReport } from '../csv/row-report.ts';
import type { Credit } from '../sources.ts';

/** Whole years after the pandemic, the same as Schedule T-2's here: each month counts as many of them, as far as they were read. */
const [FIRST_YEAR, LAST_YEAR] = [2023, 2025];
const DIGITS = 4;

const url = matching(/^https?:\/\/\S+$/, 'an address');

type Published = {
  readonly carrier: string;
  readonly scope: string;
  readonly year: number;
  readonly month: number;
  /** [1] */
  readonly loadFactor: number;
  /** Carriers the figure covers. */
  readonly carriers: number;
};

/** The mean of the years, by carrier, scope and calendar month. A group's figure stands for a carrier without one of its own. */
export async function buildPublishedLoadFactors(
  { credit, ...file }: CsvFile & { readonly credit: Credit },
  report: RowReport,
): Promise<Uint8Array> {
  const means = meansOf(ownBeforeGroup(await readPublished(file, report)));
  const table = newTable({
    table: 'published-load-factors',
    sources: [credit],
    rows: means.length,
    notes: [
      'Of carriers that publish single months. Each row is the mean of a calendar month over the years read, each year counting the same.',
    ],
  });
  table.columns
    .repeatedStrings(means.map(({ carrier }) => carrier))
    .repeatedStrings(means.map(({ scope }) => scope))
    .uints(means.map(({ month }) => month))
    .decimals(
      means.map(({ loadFactor }) => rounded(loadFactor, DIGITS)),
      DIGITS,
    )
    .uints(means.map(({ firstYear }) => firstYear))
    .uints(means.map(({ lastYear }) => lastYear));
  return table.toBytes();
}

async function readPublished(file: CsvFile, report: RowReport): Promise<Published[]> {
  const fields = {
    carriers: (value: string) => value.split(' ').map(iataCarrier),
    scope: oneOf('all', 'domestic', 'international'),
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
    return carriers.map((carrier) => ({
      carrier,
      scope,
      year,
      month,
      loadFactor: percent / 100,
      carriers: carriers.length,
    }));
  });
}

const groupKey = ({ carrier, scope, month }: Published) => `${carrier} ${scope} ${String(month).padStart(2, '0')}`;

/** Of several figures for one month, the one that covers the fewest carriers. */
function ownBeforeGroup(rows: readonly Published[]): Published[] {
  const byMonth = Map.groupBy(rows, (row) => `${groupKey(row)} ${row.year}`);
  return [...byMonth.values()].map((same) => same.reduce((best, row) => (row.carriers < best.carriers ? row : best)));
}

function meansOf(rows: readonly Published[]) {
  return [...Map.groupBy(rows, groupKey)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (!first) return [];
      const years = [first, ...others];
      return {
        ...first,
        loadFactor: years.reduce((sum, row) => sum + row.loadFactor, 0) / years.length,
        firstYear: Math.min(...years.map(({ year }) => year)),
        lastYear: Math.max(...years.map(({ year }) => year)),
      };
    });
}
