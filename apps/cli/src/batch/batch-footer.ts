import { lineBreak, text, type Message } from '@optique/core/message';
import { answerHeader, columnNames, FIELDS } from '@tim/batch';
import type { ArgumentTexts } from '../spoken.ts';

/** How many names of a field the help shows; some have many more. */
const SHOWN_NAMES = 6;

/** What the help of `batch` says of columns. */
export function batchFooter({ recognised, others, added }: ArgumentTexts['help']['batch']): Message {
  const lines = [
    recognised,
    ...FIELDS.map((field) => `  ${field.padEnd(18)}${columnNames(field).slice(0, SHOWN_NAMES).join(', ')}, …`),
    others,
    '',
    added,
    ...inLines(answerHeader({ hasAllCabins: false })),
  ];
  return lines.flatMap((line) => [text(line), lineBreak()]).slice(0, -1);
}

/** Four names a line. */
function inLines(names: readonly string[]): readonly string[] {
  const starts = names.map((_, at) => at).filter((at) => at % 4 === 0);
  return starts.map((at) => `  ${names.slice(at, at + 4).join(', ')}`);
}
