import type { Field } from '../columns/column-names.ts';
import type { Tier, Warning } from './row-answer.ts';
import type { SkippedKind } from '../question/row-kinds.ts';

/** What the codes of a row's answer are called: a language that lacks one does not compile. */
export type RowTitles = {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tiers: Readonly<Record<Tier, string>>;
  readonly warnings: Readonly<Record<Warning, string>>;
  readonly skipped: Readonly<Record<SkippedKind, string>>;
};
