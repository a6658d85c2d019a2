import { newTable } from '../codec/new-table.ts';
import { rounded } from '../codec/rounded.ts';
import { DATA_CREDITS } from '../data/data-folder.ts';
import { BASES, fillMonths, FIRST_YEAR, LAST_YEAR, type Reading } from './fill-months.ts';
import { readingsOf, SCOPES, type Published } from './published-series.ts';

const DIGITS = 4;

/** Stands in the column of months for the mean of all twelve. */
const WHOLE_YEAR = 0;

type Figure = Reading & { readonly carrier: string; readonly scope: string; readonly month: number };

/**
 * By carrier, scope and calendar month: the mean of the years, and of all months.
 *
 * @param countryOf - country of a carrier that tells flights at home and abroad apart
 */
export function buildPublishedLoadFactors(
  published: readonly Published[],
  countryOf: (carrier: string) => string,
): Uint8Array {
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
    sources: [DATA_CREDITS.publishedLoadFactors],
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
    .repeatedStrings(atHome.map(countryOf));
  return table.toBytes();
}
