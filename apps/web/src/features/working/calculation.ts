import type { WorkingStep } from '@tim/messages';
import { numberText, quantityText } from './quantity-text.ts';
import { explanationOf } from './step-explanation.ts';
import { JOIN } from '../../shared/join.ts';

/** `{kind}` is a quantity with its unit, `{kind cabin}` that of a cabin, `{#kind}` its number alone. */
const PLACEHOLDER = /\{(#?)([^{} ]+)(?: ([^{}]+))?\}/g;
/** How many results the step has. */
const COUNT = 'count';

/** A step in one line: what is computed with what, and what comes of it. */
export type Calculation = { readonly how: string; readonly result: string };

/** The step's own numbers in the line written for it; without such a line, its results alone. */
export function calculationOf(step: WorkingStep): Calculation {
  const { key, inputs, results } = step;
  const explanation = explanationOf(key);
  const [how, result] = [explanation?.how, explanation?.result].map((text) => text && filled(text, step));
  if (result === undefined || (explanation?.how !== undefined && how === undefined)) {
    return {
      how: '',
      result: results.slice(0, 1).map(quantityText).join('') || JOIN.clauses(inputs.map(quantityText)),
    };
  }
  return { how: how ?? '', result };
}

/** Undefined when the step lacks a quantity that the line names. */
export function filled(template: string, { inputs, results }: WorkingStep): string | undefined {
  let isWhole = true;
  const text = template.replaceAll(PLACEHOLDER, (_match, bare: string, kind: string, cabin?: string) => {
    if (kind === COUNT) {
      return String(results.length);
    }
    const quantity = [...inputs, ...results].find(({ code }) => code?.kind === kind && code.cabin === cabin);
    isWhole &&= quantity !== undefined;
    return quantity === undefined ? '' : bare === '' ? quantityText(quantity) : numberText(quantity);
  });
  return isWhole ? text : undefined;
}
