/** What a figure states of itself, item by item, as values (docs/decisions/0090): of a result, a trip and a list. Words stand apart. */

import { kgToGrams, type CabinClass } from '@tim/engine';
import type { ContrailsLabel } from '@tim/format';
import type { WorkingQuantity, WorkingStep } from '@tim/messages';
import { parseYyyymmdd, type CalendarDate } from '@tim/notation';
import type { FlightFigures } from '../../shared/api/answers.ts';
import type { Figures } from '../headline/chart-places.ts';
import { directFirst } from '../headline/direct-first.ts';
import type { Answer, ResultFacts } from './result-facts.ts';

export type ComputedBy = ResultFacts['computedBy'];

/** Who computed figures, each once, by which versions, where they are found again and when they were read. */
export type Origin = Versions &
  Pick<ResultFacts, 'address' | 'madeOn'> & {
    readonly computedBy: readonly ComputedBy[];
  };

/** Versions of what computed. */
export type Versions = Pick<ResultFacts, 'modelVersion' | 'engineVersion'>;

/** What is stated wherever a figure goes: what is in it, and where it comes from. */
export type QuotedItem =
  | { readonly code: 'counted' | 'notCounted' | 'radiativeForcing' | 'labelUse' | 'licence' }
  | ({ readonly code: 'computed'; readonly computedBy: readonly ComputedBy[] } & Versions)
  | { readonly code: 'address'; readonly address: string }
  | { readonly code: 'made'; readonly on: CalendarDate };

/** What a result states beside that. */
export type ResultItem =
  | { readonly code: 'metric'; readonly isLabel: boolean }
  | { readonly code: 'fuel'; readonly isLabel: false }
  | { readonly code: 'fuel'; readonly isLabel: true; readonly sustainableFraction: number }
  | {
      readonly code: 'perKilometre';
      /** Undefined of a cabin that is not on board. */
      readonly gramsPerKilometre: readonly (readonly [CabinClass, grams: number | undefined])[];
      readonly greatCircleDistanceKm: number;
    }
  /** A transport chain of ISO 14083: an airport, the way, an airport. */
  | ({ readonly code: 'chain'; readonly isFlight: boolean; readonly greatCircleDistanceKm: number | undefined } & Pick<
      ResultFacts,
      'origin' | 'destination'
    >)
  | { readonly code: 'airports'; readonly isFlight: boolean }
  | { readonly code: 'contrails'; readonly risk: ContrailsLabel | undefined }
  | { readonly code: 'range'; readonly figures: Figures }
  | { readonly code: 'aircraft'; readonly aircraft: NonNullable<ResultFacts['aircraft']> }
  | ({ readonly code: 'method' } & Versions)
  | { readonly code: 'dataDate'; readonly on: CalendarDate; readonly dataHash: string | undefined }
  | {
      readonly code: 'inputs';
      readonly ofCategory: readonly (readonly [category: string, readonly WorkingQuantity[]])[];
      /** What an answer without a working cites. */
      readonly cited?: Pick<FlightFigures, 'source' | 'inputs'>;
    }
  | { readonly code: 'measured'; readonly isLabel: boolean }
  | { readonly code: 'missing' | 'checked' };

/** What is in a figure, and under which licence: of one passenger, a trip or a list. */
export const SCOPE_ITEMS: readonly QuotedItem[] = [
  { code: 'counted' },
  { code: 'notCounted' },
  { code: 'radiativeForcing' },
  { code: 'licence' },
];

/** What is stated wherever figures are quoted. */
export function quotedItems({
  computedBy,
  modelVersion,
  engineVersion,
  address,
  madeOn,
}: Origin): readonly QuotedItem[] {
  return [
    ...SCOPE_ITEMS,
    { code: 'computed', computedBy, modelVersion, engineVersion },
    ...(computedBy.includes('label') ? [{ code: 'labelUse' } as const] : []),
    { code: 'address', address },
    { code: 'made', on: madeOn },
  ];
}

export const quotedOfResult = (facts: ResultFacts): readonly QuotedItem[] =>
  quotedItems({ ...facts, computedBy: [facts.computedBy] });

/** All that a result states. */
export function statedItems(facts: ResultFacts): readonly (QuotedItem | ResultItem)[] {
  const { answer, greatCircleDistanceKm, contrails: risk, aircraft, modelVersion, engineVersion } = facts;
  const isFlight = facts.flight !== undefined;
  const isLabel = facts.computedBy === 'label';
  const dataDate = modelVersion && parseYyyymmdd(modelVersion.dated);
  const ofEngine: readonly ResultItem[] = [
    { code: 'method', modelVersion, engineVersion },
    ...inputItems(answer),
    { code: 'missing' },
  ];
  return [
    ...quotedOfResult(facts),
    { code: 'metric', isLabel },
    ...fuelItems(answer, isLabel),
    ...perKilometreItems(facts),
    { code: 'chain', isFlight, greatCircleDistanceKm, origin: facts.origin, destination: facts.destination },
    { code: 'airports', isFlight },
    { code: 'contrails', risk },
    { code: 'range', figures: rangedFigures(facts) },
    ...(aircraft ? [{ code: 'aircraft', aircraft } as const] : []),
    { code: 'measured', isLabel },
    ...(isLabel ? [] : ofEngine),
    ...(dataDate ? [{ code: 'dataDate', on: dataDate, dataHash: modelVersion?.dataHash || undefined } as const] : []),
    { code: 'checked' },
  ];
}

function fuelItems(answer: Answer, isLabel: boolean): readonly ResultItem[] {
  if (!isLabel) return [{ code: 'fuel', isLabel }];
  const label = answer.kind === 'flight' ? answer.figures.inputs?.easaLabelData : undefined;
  const sustainableFraction = label?.safDiscountPercentage;
  return sustainableFraction === undefined ? [] : [{ code: 'fuel', isLabel, sustainableFraction }];
}

/** Grams of each cabin per kilometre of the great circle, where that is known. */
function perKilometreItems({ cabins, greatCircleDistanceKm }: ResultFacts): readonly ResultItem[] {
  if (!greatCircleDistanceKm) return [];
  const gramsPerKilometre = cabins.flatMap(
    ({ cabin, isOnBoard, wellToWakeKg }): (readonly [CabinClass, number | undefined])[] => {
      if (isOnBoard === false) return [[cabin, undefined]];
      return wellToWakeKg === undefined ? [] : [[cabin, Math.round(kgToGrams(wellToWakeKg) / greatCircleDistanceKm)]];
    },
  );
  return [{ code: 'perKilometre', gramsPerKilometre, greatCircleDistanceKm }];
}

/** What the headline shows, with its range. A cabin that is not on board has neither. */
function rangedFigures({ answer, cabins }: ResultFacts): Figures {
  const { wellToWakeKg, range } = answer.kind === 'route' ? directFirst(answer.figures) : answer.figures;
  const onBoard = cabins.filter(({ isOnBoard }) => isOnBoard !== false);
  return { range, wellToWakeKg: Object.fromEntries(onBoard.map(({ cabin }) => [cabin, wellToWakeKg[cabin]])) };
}

/** The inputs by their data categories; where the answer has no working, what it cites. */
function inputItems(answer: Answer): readonly ResultItem[] {
  const ofCategory = inputsByCategory(answer.figures.working?.steps);
  if (ofCategory.length > 0) return [{ code: 'inputs', ofCategory }];
  return answer.kind === 'flight' ? [{ code: 'inputs', ofCategory, cited: answer.figures }] : [];
}

function inputsByCategory(steps: readonly WorkingStep[] = []) {
  const inputs = steps.flatMap((step) => step.inputs).filter(({ dataCategory }) => dataCategory);
  const categories = [...new Set(inputs.map(({ dataCategory = '' }) => dataCategory))];
  return categories.map((category) => [category, inputs.filter((one) => one.dataCategory === category)] as const);
}
