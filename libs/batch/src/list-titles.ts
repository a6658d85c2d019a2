import type { AnswerColumn } from './answer-columns.ts';
import type { RowTitles } from './row-titles.ts';

/** What a list's answers are called: their codes, and their columns by name. */
export type ListTitles = RowTitles & { readonly columns: Readonly<Record<AnswerColumn, string>> };
