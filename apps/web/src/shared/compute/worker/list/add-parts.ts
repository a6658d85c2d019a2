import { rowDateText, rowGrams, type Figure, type RowQuestion } from '@tim/batch';
import type { Tables } from '@tim/reference-data';

/** What rows have in common, and what they add up to. */
type Part = {
  /** '' for rows that do not say. */
  readonly key: string;
  /** Of a carrier whose name is known. */
  readonly name?: string;
  readonly rows: number;
  /** Well-to-wake, all passengers [g CO2e]. */
  readonly grams: number;
};

const DIMENSIONS = ['month', 'route', 'carrier', 'cabin', 'traveller'] as const;
type Dimension = (typeof DIMENSIONS)[number];
export type Parts = Readonly<Record<Dimension, readonly Part[]>>;

type Sum = { rows: number; grams: number };

/** What the record of a list adds up, row by row: by month, route, carrier, cabin and traveller. */
export type PartSums = {
  readonly sums: Readonly<Record<Dimension, Map<string, Sum>>>;
  readonly gramsByCategory: Record<string, number>;
};

export function noParts(): PartSums {
  const sums = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, new Map<string, Sum>()]));
  return { sums: sums as PartSums['sums'], gramsByCategory: {} };
}

export function addToParts({ sums, gramsByCategory }: PartSums, question: RowQuestion, figure: Figure): void {
  const grams = rowGrams(question, figure) ?? 0;
  const { dataCategory } = figure;
  gramsByCategory[dataCategory] = (gramsByCategory[dataCategory] ?? 0) + grams;
  for (const dimension of DIMENSIONS) {
    const key = keyOf(dimension, question);
    const sum = sums[dimension].get(key);
    if (sum) {
      sum.rows++;
      sum.grams += grams;
    } else {
      sums[dimension].set(key, { rows: 1, grams });
    }
  }
}

function keyOf(dimension: Dimension, question: RowQuestion): string {
  const { origin, destination, carrierCode = '', cabin, date, traveller = '' } = question;
  switch (dimension) {
    case 'month':
      return date ? rowDateText(date).slice(0, 'YYYY-MM'.length) : '';
    case 'route':
      return origin !== undefined && destination !== undefined ? `${origin}-${destination}` : '';
    case 'carrier':
      return carrierCode;
    case 'cabin':
      return cabin;
    case 'traveller':
      return traveller;
  }
}

/** Months in their order, everything else by what it emits. */
export function partsOf({ sums }: PartSums, { carriers }: Tables): Parts {
  const names = new Map(carriers.all.map(({ iataCarrierCode, name }) => [iataCarrierCode, name]));
  const listed = (dimension: Dimension): readonly Part[] => {
    const parts = [...sums[dimension]].map(([key, sum]): Part => {
      const name = dimension === 'carrier' ? names.get(key) : undefined;
      return { key, ...sum, ...(name !== undefined && { name }) };
    });
    return dimension === 'month'
      ? parts.toSorted((a, b) => a.key.localeCompare(b.key))
      : parts.toSorted((a, b) => b.grams - a.grams);
  };
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, listed(dimension)])) as Parts;
}
