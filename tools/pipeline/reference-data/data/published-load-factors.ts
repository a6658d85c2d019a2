import { decimal, list, matching, oneOf, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import { FIRST_YEAR, LAST_YEAR } from '../tables/fill-months.ts';
import { SCOPES, type Published } from '../tables/published-series.ts';
import type { DataContext } from './data-context.ts';

const address = matching(/^https?:\/\/\S+$/, 'an address');

/** The figures of published-load-factors.csv: one of each month, scope and group of carriers. */
export async function readPublishedLoadFactors({ read, known }: DataContext): Promise<Published[]> {
  const carriers = list(known.carrier);
  const fields = {
    carriers: (value: string) => carriers(value).toSorted(),
    scope: oneOf(...SCOPES),
    year: wholeNumber(FIRST_YEAR, LAST_YEAR),
    month: wholeNumber(1, 12),
    load_factor_percent: decimal(30, 100),
    evidence: oneOf('read'),
    page: address,
    remark: text,
  };
  const rows = await read('published-load-factors', fields, [
    ({ carriers: codes }) => (codes.length === 0 ? 'carriers is empty' : undefined),
    standsOnce((row) => `${row.scope} of ${row.carriers.join(' ')} in ${row.year}-${row.month}`),
  ]);
  return rows.map(({ values }) => ({
    carriers: values.carriers,
    scope: values.scope,
    year: values.year,
    month: values.month,
    loadFactor: values.load_factor_percent / 100,
  }));
}
