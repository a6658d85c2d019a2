import type { RowAnswer, RowFault, RowQuestion } from '@tim/batch';
import type { ListSettings, ListSummary } from '../batch-types.ts';
import type { BatchData } from './load-data.ts';
import type { ParsedList } from './parse-list.ts';

export type AnsweredRow = {
  /** Its place among all rows of the list, from 0 on. */
  readonly at: number;
  readonly question: RowQuestion | RowFault;
  readonly answer: RowAnswer;
};

/** A list that was answered, with everything it was answered by. */
export type AnsweredList = {
  readonly list: ParsedList;
  readonly settings: ListSettings;
  readonly data: BatchData;
  readonly rows: readonly AnsweredRow[];
  readonly summary: ListSummary;
};
