import { percent, signedPercent } from './figure-words.ts';
import type { ComparedFigure, MatchingInput } from './figures.ts';
import { nearestNamed } from './names/named.ts';
import { ACCURACY } from './texts.ts';

const { reasons } = ACCURACY.worst;

/** What could explain the difference, in sentences: the inputs that would give the published figure, each alone. */
export function reasonSentences({ why, error }: Pick<ComparedFigure, 'why' | 'error'>): readonly string[] {
  if (!why) {
    return [];
  }
  const { cause, nearest, passengerLoadFactor, cargoMassFraction } = why;
  const ways = [
    ...(passengerLoadFactor ? [wayText(passengerLoadFactor, reasons.seats)] : []),
    ...(cargoMassFraction ? [wayText(cargoMassFraction, reasons.cargo)] : []),
  ];
  const sentences: string[] = [];
  if (cause === 'wrongType') {
    sentences.push(reasons.wrongType);
  }
  if (ways.length > 0) {
    sentences.push(reasons.ways(ways));
  }
  if (cause === 'several') {
    sentences.push(reasons.several);
  }
  if (nearest && Math.abs(nearest.error) < Math.abs(error)) {
    sentences.push(reasons.nearest(nearestNamed(nearest.name), signedPercent(nearest.error, 1)));
  }
  return sentences;
}

function wayText({ used, needed }: MatchingInput, textOf: (needed: string, used: string) => string): string {
  return textOf(percent(needed), percent(used));
}
