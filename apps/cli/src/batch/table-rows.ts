import { answerHeader } from '@tim/batch';
import { parseCells, type ListFormat } from '@tim/batch/list';
import { csvLine } from '@tim/notation';

/**
 * The answered rows of a block of CSV, each with as many cells as a table has columns; the rows down to the header are left out.
 *
 * @param text - as `blockAnswerer` gives it
 */
export function tableRows(
  text: string,
  isFirst: boolean,
  { format, hasAllCabins }: { readonly format: ListFormat; readonly hasAllCabins: boolean },
): string {
  const { header, rowsAbove, delimiter } = format;
  const answerWidth = answerHeader({ hasAllCabins }).length;
  const rows = parseCells(text, delimiter).slice(isFirst ? rowsAbove : 0);
  const ofTable = rows.map((row) => {
    const isAnswered = row.some((cell) => cell !== '');
    const own = isAnswered ? row.slice(0, -answerWidth) : [];
    const answers = isAnswered ? row.slice(-answerWidth) : empty(answerWidth);
    const filled = [...own.slice(0, header.length), ...empty(header.length - own.length)];
    return csvLine([...filled, ...answers, own.slice(header.length).join(delimiter)], ',');
  });
  return ofTable.join('');
}

const empty = (count: number): readonly string[] => Array.from({ length: Math.max(0, count) }, () => '');
