import { fill, fillCount, joined, type Manner } from '@tim/languages';
import { breakdownOf, type BreakdownBy, type BreakdownGroup } from './breakdown.ts';
import { toFourDecimals } from './four-decimals.ts';
import type { ListTitles } from '../answer/list-titles.ts';
import type { Totals } from './totals.ts';

/** What a list is broken down by to tell its coverage: these come after the breakdowns that were asked for. */
export const COVERAGE_BY: readonly BreakdownBy[] = [{ kind: 'tier' }, { kind: 'quality' }];

/** Flights whose figures are based on the same method, or on data of the same quality. Shares are from 0 to 1. */
export type CoverageShare = Pick<BreakdownGroup, 'flights' | 'passengerKm' | 'grams'> & {
  /** A tier, or a data category of ISO 14083. */
  readonly name: string;
  readonly shareOfFlights: number;
  /** Of the kilometres of flights whose length is known; null where none is. */
  readonly shareOfKm: number | null;
  readonly shareOfGrams: number;
};

/** How much of a list its figures cover, and what they are based on. */
export type Coverage = {
  /** Rows that are flights: those that are skipped do not count. */
  readonly rows: number;
  readonly rowsWithFigure: number;
  /** Of those rows, from 0 to 1; null where there are none. */
  readonly share: number | null;
  readonly byMethod: readonly CoverageShare[];
  readonly byDataQuality: readonly CoverageShare[];
  /** Why rows have no figure, the most frequent reason first. */
  readonly missing: readonly { readonly reason: string; readonly rows: number }[];
};

/** @param totals - of a list whose last breakdowns are those of `COVERAGE_BY` */
export function coverageOf({ rows: all, figures, rowsSkipped, rowsByReason, breakdowns = [] }: Totals): Coverage {
  const rows = all - Object.values(rowsSkipped).reduce((sum, count) => sum + count, 0);
  const [byMethod = [], byDataQuality = []] = COVERAGE_BY.map((by, at) =>
    sharesOf(breakdownOf(by, breakdowns[breakdowns.length - COVERAGE_BY.length + at]).groups),
  );
  const missing = Object.entries(rowsByReason).map(([reason, count]) => ({ reason, rows: count }));
  return {
    rows,
    rowsWithFigure: figures,
    share: rows > 0 ? toFourDecimals(figures / rows) : null,
    byMethod,
    byDataQuality,
    missing: missing.toSorted((a, b) => b.rows - a.rows),
  };
}

function sharesOf(groups: readonly BreakdownGroup[]): readonly CoverageShare[] {
  const allFlights = groups.reduce((sum, { flights }) => sum + flights, 0);
  const allKm = groups.reduce((sum, { passengerKm }) => sum + (passengerKm ?? 0), 0);
  return groups.map(({ name, flights, passengerKm, grams, share }) => ({
    name,
    flights,
    passengerKm,
    grams,
    shareOfFlights: toFourDecimals(flights / allFlights),
    shareOfKm: allKm > 0 ? toFourDecimals((passengerKm ?? 0) / allKm) : null,
    shareOfGrams: share,
  }));
}

/** The coverage in sentences for a report; empty where no row is a flight. */
export function coverageText(
  coverage: Coverage,
  { coverage: texts, tiers }: Pick<ListTitles, 'coverage' | 'tiers'>,
  manner: Manner,
): string {
  const { rows, rowsWithFigure, byMethod, byDataQuality } = coverage;
  if (rows === 0) return '';
  const percent = (share: number | null): string =>
    share === null ? texts.unknown : manner.percent(String(Math.round(share * 100)));
  const parts = (shares: readonly CoverageShare[], names: Readonly<Record<string, string>>): string =>
    joined(
      texts.next,
      shares.map(({ name, shareOfGrams, shareOfKm }) =>
        fill(texts.part, { name: names[name] ?? name, ofGrams: percent(shareOfGrams), ofKm: percent(shareOfKm) }),
      ),
    );
  // Rounded down: with a row missing it is not all of them.
  const share = manner.percent(String(Math.floor((rowsWithFigure / rows) * 100)));
  const missing = rows - rowsWithFigure;
  return joined(texts.sentences, [
    fillCount(texts.covered, { count: rows, share }, manner),
    ...(missing > 0 ? [fillCount(texts.missing, { count: missing }, manner)] : []),
    ...(byMethod.length > 0 ? [fill(texts.byMethod, { parts: parts(byMethod, tiers) })] : []),
    ...(byDataQuality.length > 0 ? [fill(texts.byDataQuality, { parts: parts(byDataQuality, texts.qualities) })] : []),
  ]);
}
