import type { WorkingQuantity, WorkingStep } from '@tim/messages';
import { numberText, quantityText } from './quantity-text.ts';
import { explanationOf } from './step-explanation.ts';

/** `{symbol}` is a quantity with its unit, `{#symbol}` its number alone. */
const PLACEHOLDER = /\{(#?)([^{}]+)\}/g;
/** How many results the step has. */
const COUNT = 'count';

/** A step in one line: what is computed with what, and what comes of it. */
export type Calculation = { readonly how: string; readonly result: string };

/** The step's own numbers in the line written for it; without such a line, its results alone. */
export function calculationOf(step: WorkingStep): Calculation {
  const { key, inputs, results } = step;
  const template = explanationOf(key)?.numbers;
  const line = template === undefined ? undefined : filled(template, step);
  if (line === undefined) {
    return { how: '', result: results.slice(0, 1).map(quantityText).join('') || inputs.map(quantityText).join(', ') };
  }
  const [how, result] = line.split(' = ');
  return result === undefined ? { how: '', result: line } : { how: how ?? '', result };
}

/** Undefined when the step has no quantity of a name in the line. */
export function filled(template: string, { inputs, results }: WorkingStep): string | undefined {
  const bySymbol = new Map<string, WorkingQuantity>([...inputs, ...results].map((one) => [one.symbol, one]));
  let isWhole = true;
  const text = template.replaceAll(PLACEHOLDER, (_match, bare: string, symbol: string) => {
    if (symbol === COUNT) {
      return String(results.length);
    }
    const quantity = bySymbol.get(symbol);
    isWhole &&= quantity !== undefined;
    return quantity === undefined ? '' : bare === '' ? quantityText(quantity) : numberText(quantity);
  });
  return isWhole ? text : undefined;
}
