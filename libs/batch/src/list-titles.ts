import type { AnswerColumn } from './answer-columns.ts';
import type { Field } from './column-names.ts';
import type { Tier, Warning } from './row-answer.ts';
import type { SkippedKind } from './row-kinds.ts';

/** What the codes of a list's answers are called: a language that lacks one does not compile. */
export type ListTitles = {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tiers: Readonly<Record<Tier, string>>;
  readonly warnings: Readonly<Record<Warning, string>>;
  readonly skipped: Readonly<Record<SkippedKind, string>>;
  /** Of the answer's columns, by their names. */
  readonly columns: Readonly<Record<AnswerColumn, string>>;
};
