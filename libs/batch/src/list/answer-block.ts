import { listAnswerer, type Answerer, type ListQuestion } from '../answer/list-answerer.ts';
import type { Totals } from '../totals/totals.ts';
import type { ListFormat } from './list-format.ts';
import { readRows, toAnswer } from './read-rows.ts';
import { answerWriter, type AnswersWritten } from './write-answers.ts';

export type BlockSettings = ListQuestion & AnswersWritten & { readonly format: ListFormat };

export type AnsweredBlock = { readonly text: string; readonly totals: Totals };

/**
 * Answers a block of `splitBlocks`: every row in its place, with the answer's columns after its own. The rows down to the header are
 * in the first block.
 *
 * @throws ListFault when the block's letters cannot be read
 */
export function blockAnswerer(
  settings: BlockSettings,
  answerer: Answerer,
): (block: Uint8Array, isFirst: boolean) => AnsweredBlock {
  const { format } = settings;
  const { made, language } = answerer;
  const answer = listAnswerer(settings, answerer);
  const write = answerWriter(settings, made, language);
  return (block, isFirst) => {
    const all = readRows(block, isFirst, format, language.texts);
    const rowsAbove = isFirst ? format.rowsAbove : 0;
    const rows = all.slice(rowsAbove);
    const answered = answer(rows.map(toAnswer), rowsAbove);
    const lines = rows.map((row, at) => write.row(row, answered.rows[at]));
    return { text: write.above(all.slice(0, rowsAbove)) + lines.join(''), totals: answered.totals };
  };
}
