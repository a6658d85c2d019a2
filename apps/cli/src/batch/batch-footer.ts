import { lineBreak, text, type Message } from '@optique/core/message';
import { answerHeader, columnNames, FIELDS } from '@tim/batch';

/** How many names of a field the help shows; some have many more. */
const SHOWN_NAMES = 6;

const lines = [
  'Columns are recognised by their names, whatever their case and spaces:',
  ...FIELDS.map((field) => `  ${field.padEnd(13)}${columnNames(field).slice(0, SHOWN_NAMES).join(', ')}, …`),
  'Others are named: --columns origin=Start,destination=End.',
  '',
  'Added to each row (grams and kilograms of CO2e, well-to-wake unless they say otherwise):',
  ...inLines(answerHeader({ hasAllCabins: false })),
];

/** What the help of `batch` says of columns. */
export const batchFooter: Message = lines.flatMap((line) => [text(line), lineBreak()]).slice(0, -1);

/** Four names a line. */
function inLines(names: readonly string[]): readonly string[] {
  const starts = names.map((_, at) => at).filter((at) => at % 4 === 0);
  return starts.map((at) => `  ${names.slice(at, at + 4).join(', ')}`);
}
