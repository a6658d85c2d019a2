import type { Message } from '@tim/languages';
import type { AnswerColumn } from './answer-columns.ts';
import type { Figure } from './row-answer.ts';
import type { WhatIfResult } from '../totals/what-if.ts';
import type { RowTitles } from './row-titles.ts';

/** What a list's answers are called: their codes, and their columns by name. */
export type ListTitles = RowTitles & {
  readonly columns: Readonly<Record<AnswerColumn, string>>;
  readonly coverage: CoverageTexts;
  readonly whatIf: Readonly<Record<WhatIfResult['scenario'], Message<'km'>>>;
  readonly target: TargetTexts;
};

type Counted<Name extends string> = { readonly one: Message<Name>; readonly other: Message<Name> };

/** How much of a list its figures cover, in sentences for a report. */
export type CoverageTexts = {
  readonly covered: Counted<'count' | 'share'>;
  readonly missing: Counted<'count'>;
  readonly byMethod: Message<'parts'>;
  readonly byDataQuality: Message<'parts'>;
  readonly part: Message<'name' | 'ofGrams' | 'ofKm'>;
  /** A share that nobody knows. */
  readonly unknown: string;
  readonly next: Message<'before' | 'after'>;
  readonly sentences: Message<'before' | 'after'>;
  readonly qualities: Readonly<Record<Figure['dataCategory'], string>>;
};

/** A list next to its target, in sentences for a report. */
type TargetTexts = Readonly<Record<'less' | 'more', Message<'total' | 'target' | 'difference' | 'share'>>> & {
  /** What the target is, where it is a list that was answered before. */
  readonly list: Message<'file' | 'rows' | 'from' | 'to'>;
  readonly listWithoutDates: Message<'file' | 'rows'>;
  readonly engine: Message<'engine'>;
};
