import { fill, joined, type Manner } from '@tim/languages';
import type { ListTitles } from '../answer/list-titles.ts';
import type { AnsweredTotal } from '../list/answered-total.ts';
import { toFourDecimals } from './four-decimals.ts';

/** What a list is compared with: a budget, or the total of a list that was answered before. */
export type Target = {
  /** Well-to-wake, all passengers [g CO2e]. */
  readonly grams: number;
  /** The list that was answered before; absent of a budget. */
  readonly list?: AnsweredTotal & { readonly fileName: string };
};

const GRAMS = { kg: 1e3, t: 1e6 } as const;
const BUDGET = /^(\d+(?:[ \u00A0\u202F]\d{3})*)(?:[.,](\d{1,2}))?\s*(?:(kg)|t(?:onnes?)?)$/i;
/** From here on three decimals would be read as thousands [t]. */
const MANY_TONNES = 100;

/** A budget as people write it: "500 t", "500 tonnes", "1 200 kg", "12,5 t". "1.200 t" has two meanings, and is none. */
export function readBudget(text: string): Target | undefined {
  const [, whole, decimals = '', kilograms] = BUDGET.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const mass = Number(`${whole.replaceAll(/\s/g, '')}.${decimals}`);
  const grams = Math.round(mass * (kilograms === undefined ? GRAMS.t : GRAMS.kg));
  return grams > 0 && Number.isSafeInteger(grams) ? { grams } : undefined;
}

/** A list next to its target. */
export type Comparison = Target & {
  /** The list's own total less the target's [g CO2e]. */
  readonly differenceGrams: number;
  /** That as a share of the target: 0.25 is a quarter more. To four decimals. */
  readonly difference: number;
  /** The same in sentences. */
  readonly text: string;
};

/** @returns undefined where nobody names a target, or the list has no figure yet */
export function comparisonOf(
  total: { readonly figures: number; readonly grams: number },
  target: Target | undefined,
  { target: texts, coverage: { sentences } }: Pick<ListTitles, 'target' | 'coverage'>,
  manner: Manner,
): Comparison | undefined {
  if (!target || total.figures === 0) return undefined;
  const differenceGrams = total.grams - target.grams;
  const difference = toFourDecimals(differenceGrams / target.grams);
  const written = (value: number, digits: number) => value.toFixed(digits).replace('.', manner.decimalMark);
  const digits = Math.max(total.grams, target.grams) < MANY_TONNES * GRAMS.t ? 3 : 1;
  const compared = fill(differenceGrams > 0 ? texts.more : texts.less, {
    total: written(total.grams / GRAMS.t, digits),
    target: written(target.grams / GRAMS.t, digits),
    difference: written(Math.abs(differenceGrams) / GRAMS.t, digits),
    share: manner.percent(written(Math.abs(difference) * 100, 1)),
  });
  const text = joined(sentences, [compared, ...(target.list ? listTexts(target.list, texts) : [])]);
  return { ...target, differenceGrams, difference, text };
}

function listTexts(
  { fileName: file, rows, period, engines }: NonNullable<Target['list']>,
  texts: ListTitles['target'],
): readonly string[] {
  const engine = engines.join(', ');
  return [
    period ? fill(texts.list, { file, rows, ...period }) : fill(texts.listWithoutDates, { file, rows }),
    ...(engine === '' ? [] : [fill(texts.engine, { engine })]),
  ];
}
