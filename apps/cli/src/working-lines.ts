import type { Quantity, Working, WorkingStep } from '@tim/estimator';
import { en, enExplanations, strategyOf, unitOf } from '@tim/words';
import { textTable } from '@tim/terminal';

/** Enough digits to tell the values of a working apart; grams and seats are whole numbers anyway. */
const SIGNIFICANT_DIGITS = 7;

/** Every step: its name, what it does, its formula and source, then its inputs and, marked, its results, each with where it came from. */
export function workingLines({ engineVersion, steps }: Working): string[] {
  return [`Working (engine ${engineVersion})`, ...steps.flatMap((step, index) => stepLines(step, index + 1))];
}

function stepLines(step: WorkingStep, number: number): string[] {
  const { name, formula, source } = en.step(step);
  const { inputs, results } = step;
  const rows = [...inputs.map((input) => cells(' ', input)), ...results.map((result) => cells('=', result))];
  const table = textTable(rows, ['left', 'left', 'right']);
  return [
    '',
    `${number}. ${name}`,
    `   ${enExplanations.steps[step.key].text}`,
    `   ${formula}`,
    ...table.map((line) => `   ${line}`),
    `   Source: ${source}`,
  ];
}

function cells(mark: string, { name: code, value, provenance, text }: Quantity): string[] {
  const { symbol, name } = en.quantity(code);
  const unit = unitOf(code.kind);
  const shown = text ?? valueText(value);
  const hasUnit = text === undefined && unit !== '1';
  return [`${mark} ${symbol}`, name, shown, hasUnit ? unit : '', provenance ? provenanceText(provenance) : ''];
}

function provenanceText(provenance: NonNullable<Quantity['provenance']>): string {
  const { source, basis } = provenance;
  const sourceVersion = en.edition(provenance);
  const edition = sourceVersion.startsWith(source) ? sourceVersion : `${source} ${sourceVersion}`;
  return `${edition}, ${strategyOf(basis)}`;
}

/** A value without noise: seven significant digits, no exponent, no trailing zeros. */
export function valueText(value: number): string {
  const rounded = Number(value.toPrecision(SIGNIFICANT_DIGITS));
  const decimals = Math.max(0, SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(Math.abs(rounded) || 1)));
  const text = rounded.toFixed(Math.min(decimals, 20));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
