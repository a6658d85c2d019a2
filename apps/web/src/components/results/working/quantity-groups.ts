import type { WorkingQuantity } from '@tim/messages';
import { quantityText } from './quantity-text.ts';
import { sourceWords } from './source-words.ts';

/** One line of a step: a quantity, or the same quantity of each cabin. */
export type QuantityLine = {
  readonly symbol: string;
  readonly name: string;
  readonly values: readonly { readonly cabin: string | undefined; readonly text: string }[];
};

/** Lines that follow each other and come from the same source, which is said once. */
export type QuantityGroup = { readonly source: string | undefined; readonly lines: readonly QuantityLine[] };

const OF_CABIN = /^(?<symbol>\S+) (?<cabin>economy|premium economy|business|first)$/;

export function quantityGroups(quantities: readonly WorkingQuantity[]): readonly QuantityGroup[] {
  const groups: { source: string | undefined; lines: { symbol: string; name: string; values: Value[] }[] }[] = [];
  for (const quantity of quantities) {
    const source = sourceWords(quantity);
    const { symbol, cabin } = OF_CABIN.exec(quantity.symbol)?.groups ?? { symbol: quantity.symbol };
    const value = { cabin, text: quantityText(quantity) };
    let group = groups.at(-1);
    if (group === undefined || group.source !== source) {
      group = { source, lines: [] };
      groups.push(group);
    }
    const line = group.lines.at(-1);
    if (line !== undefined && cabin !== undefined && line.symbol === symbol) {
      line.values.push(value);
    } else {
      const name = cabin === undefined ? quantity.name : quantity.name.replace(new RegExp(`, ${cabin}$`), '');
      group.lines.push({ symbol: symbol ?? '', name, values: [value] });
    }
  }
  return groups;
}

type Value = QuantityLine['values'][number];
