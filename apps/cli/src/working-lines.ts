import type { Quantity, Working, WorkingStep } from '@tim/estimator';
import { fill } from '@tim/languages';
import { textTable } from '@tim/terminal';
import { strategyOf, unitOf } from '@tim/words';
import type { Spoken } from './spoken.ts';

/** Enough digits to tell the values of a working apart; grams and seats are whole numbers anyway. */
const SIGNIFICANT_DIGITS = 7;

/** Every step: its name, what it does, its formula and source, then its inputs and, marked, its results, each with where it came from. */
export function workingLines({ engineVersion, steps }: Working, spoken: Spoken): string[] {
  return [
    fill(spoken.answers.working, { engineVersion }),
    ...steps.flatMap((step, index) => stepLines(step, index + 1, spoken)),
  ];
}

function stepLines(step: WorkingStep, number: number, spoken: Spoken): string[] {
  const { answers, explanations, words } = spoken;
  const { name, formula, source } = words.step(step);
  const { inputs, results } = step;
  const rows = [
    ...inputs.map((input) => cells(' ', input, spoken)),
    ...results.map((result) => cells('=', result, spoken)),
  ];
  const table = textTable(rows, ['left', 'left', 'right']);
  return [
    '',
    `${number}. ${name}`,
    `   ${explanations.steps[step.key].text}`,
    `   ${formula}`,
    ...table.map((line) => `   ${line}`),
    `   ${fill(answers.source, { source })}`,
  ];
}

function cells(mark: string, { name: code, value, provenance, text }: Quantity, spoken: Spoken): string[] {
  const { words, manner } = spoken;
  const { symbol, name } = words.quantity(code);
  const unit = unitOf(code.kind);
  const shown = text === undefined ? valueText(value).replace('.', manner.decimalMark) : textWords(code, text, words);
  const hasUnit = text === undefined && unit !== '1';
  return [
    `${mark} ${symbol}`,
    name,
    shown,
    hasUnit ? words.unit(unit) : '',
    provenance ? provenanceText(provenance, words) : '',
  ];
}

/** Most texts are names and codes. */
const textWords = ({ kind }: Quantity['name'], text: string, words: Spoken['words']): string =>
  kind === 'route-standing' ? words.standingValue(text) : text;

function provenanceText(provenance: NonNullable<Quantity['provenance']>, words: Spoken['words']): string {
  const { source, basis } = provenance;
  const sourceVersion = words.edition(provenance);
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
