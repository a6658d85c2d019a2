import type { WorkingQuantity } from '@tim/messages';
import { ownWords, readQuantityName } from '@tim/words';
import { quantityText } from './quantity-text.ts';
import { sourceWords } from './source-words.ts';

/** One line of a step: a quantity, or the same quantity of each cabin. */
type QuantityLine = {
  /** Undefined of a quantity that the site does not know. */
  readonly kind: string | undefined;
  readonly symbol: string;
  readonly name: string;
  readonly values: { readonly cabin: string | undefined; readonly text: string }[];
};

/** Lines that follow each other and come from the same source, which is said once. */
type QuantityGroup = { readonly source: string | undefined; readonly lines: QuantityLine[] };

export function quantityGroups(quantities: readonly WorkingQuantity[]): readonly QuantityGroup[] {
  const groups: QuantityGroup[] = [];
  for (const quantity of quantities) {
    const source = sourceWords(quantity);
    const code = readQuantityName(quantity.code);
    const cabin = code && 'cabin' in code ? code.cabin : undefined;
    const value = { cabin: cabin && ownWords.cabin(cabin), text: quantityText(quantity) };
    let group = groups.at(-1);
    if (group === undefined || group.source !== source) {
      group = { source, lines: [] };
      groups.push(group);
    }
    const line = group.lines.at(-1);
    if (line !== undefined && cabin !== undefined && line.kind === code?.kind) {
      line.values.push(value);
    } else {
      const { symbol, name } = code ? ownWords.quantityOfCabins(code) : quantity;
      group.lines.push({ kind: code?.kind, symbol, name, values: [value] });
    }
  }
  return groups;
}
