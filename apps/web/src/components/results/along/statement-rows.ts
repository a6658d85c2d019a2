/** What a figure states of itself, item by item, for those who have to show it (docs/decisions/0093). */

import { formatPercent, formatWhole } from '@tim/format';
import type { WorkingQuantity, WorkingStep } from '@tim/messages';
import { parseYyyymmdd } from '@tim/notation';
import { en, enExplanations, readQuantityName } from '@tim/words';
import { SCOPE, STATEMENT } from '../../../content/along.ts';
import { CABIN_NAMES } from '../../../content/cabins.ts';
import { attributionRows } from '../attribution-rows.ts';
import type { Note } from '../note.ts';
import { rangeRows } from '../working/uncertainty-words.ts';
import { aircraftWords, computedWords, versionWords } from './facts-words.ts';
import type { Answer, ResultFacts } from './result-facts.ts';
import { isoDate } from './subject-words.ts';

const { labels } = STATEMENT;
const GRAMS_PER_KILOGRAM = 1000;
const CATEGORY_WORDS: Readonly<Record<string, string>> = enExplanations.categories;

/** In the order in which they are asked for: what, how much of it, by which method, from which data, by whom. */
export function statementRows(facts: ResultFacts): readonly Note[] {
  const { answer, computedBy, modelVersion } = facts;
  const isLabel = computedBy === 'label';
  const dataDate = modelVersion && parseYyyymmdd(modelVersion.dated);
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    [labels.metric, isLabel ? STATEMENT.labelMetric : STATEMENT.metric],
    [labels.counted, SCOPE.counted],
    [labels.notCounted, SCOPE.notCounted],
    [labels.fuel, isLabel ? labelFuelText(answer) : STATEMENT.fuel],
    [labels.perKilometre, perKilometreText(facts)],
    [labels.contrails, facts.contrails === undefined ? STATEMENT.noContrails : STATEMENT.contrails(facts.contrails)],
    [labels.range, rangeText(answer)],
    [labels.aircraft, aircraftWords(facts)],
    [labels.method, isLabel ? undefined : `${versionWords(facts)}. ${STATEMENT.method}`],
    [labels.dataDate, dataDate && isoDate(dataDate)],
    [labels.inputs, isLabel ? undefined : inputsText(answer)],
    [labels.measured, isLabel ? SCOPE.labelUse : STATEMENT.measured],
    [labels.missing, isLabel ? undefined : STATEMENT.missing],
    [labels.checked, STATEMENT.checked],
    [labels.computed, computedWords(facts)],
    [labels.licence, SCOPE.licence.name],
  ];
  return rows.flatMap(([label, text]) => (text ? [{ label, text: text.endsWith('.') ? text : `${text}.` }] : []));
}

function labelFuelText(answer: Answer): string | undefined {
  const share = answer.kind === 'flight' ? answer.figures.inputs?.easaLabelData?.safDiscountPercentage : undefined;
  return share === undefined ? undefined : STATEMENT.labelFuel(formatPercent(share));
}

/** Grams of each cabin per kilometre of the great circle, where the distance is known. */
function perKilometreText({ cabins, greatCircleDistanceKm: km }: ResultFacts): string | undefined {
  if (!km) return undefined;
  const grams = cabins.flatMap(({ cabin, wellToWakeKg }) =>
    wellToWakeKg === undefined ? [] : [`${CABIN_NAMES[cabin]} ${Math.round((wellToWakeKg * GRAMS_PER_KILOGRAM) / km)}`],
  );
  return STATEMENT.perKilometre(grams.join(', '), formatWhole(km));
}

function rangeText({ figures: { range } }: Answer): string {
  if (range === undefined) return STATEMENT.noRange;
  const cabins = rangeRows(range).map(({ cabin, lowest, highest }) => `${cabin} ${lowest} to ${highest} kg`);
  return `${cabins.join(', ')}; ${SCOPE.rangeMeaning}.`;
}

/** The inputs by their data categories; where the answer has no working, by what it cites. */
function inputsText(answer: Answer): string | undefined {
  const worked = workedInputs(answer.figures.working?.steps);
  return worked.length > 0 || answer.kind === 'route' ? worked.join(' ') : citedInputs(answer.figures).join(' ');
}

/** "Primary data (ISO 14083): seats, share of the seats that are taken." Where each comes from stands in the working. */
function workedInputs(steps: readonly WorkingStep[] = []): readonly string[] {
  const inputs = steps.flatMap((step) => step.inputs).filter(({ dataCategory }) => dataCategory);
  const categories = [...new Set(inputs.map(({ dataCategory = '' }) => dataCategory))];
  const texts = categories.map((category) => {
    const names = inputs.filter((one) => one.dataCategory === category).map(inputName);
    const words = CATEGORY_WORDS[category] ?? category;
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${[...new Set(names)].join(', ').toLowerCase()}.`;
  });
  return texts.length === 0 ? [] : [...texts, STATEMENT.sources];
}

function inputName({ code, name }: WorkingQuantity): string {
  const known = readQuantityName(code);
  return known ? en.kind(known.kind) : name;
}

function citedInputs({ source, inputs }: Extract<Answer, { kind: 'flight' }>['figures']): readonly string[] {
  return attributionRows(source, inputs).map(({ dataType, sources, edition }) => {
    const cited = sources.map(({ text }) => text).join(', ');
    return `${dataType}: ${cited}${edition === undefined ? '' : ` (${edition})`}.`;
  });
}
