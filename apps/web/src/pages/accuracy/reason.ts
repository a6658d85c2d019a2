import { percent, signedPercent } from './figure-words.ts';
import type { ComparedFigure, MatchingInput } from './figures.ts';

/** What could explain the difference, in sentences: the inputs that would give the published figure, each alone. */
export function reasonSentences({ why, error }: Pick<ComparedFigure, 'why' | 'error'>): readonly string[] {
  if (!why) {
    return [];
  }
  const { cause, nearest, passengerLoadFactor, cargoMassFraction } = why;
  const ways = [
    ...(passengerLoadFactor ? [wayText(passengerLoadFactor, 'of the seats taken')] : []),
    ...(cargoMassFraction ? [wayText(cargoMassFraction, 'of the payload as cargo')] : []),
  ];
  const sentences: string[] = [];
  if (cause === 'wrongType') {
    sentences.push('We took another aircraft type than the one published.');
  }
  if (ways.length > 0) {
    sentences.push(`Ours would be the published figure with ${ways.join(', or with ')}.`);
  }
  if (cause === 'several') {
    sentences.push('No single input explains it.');
  }
  if (nearest && Math.abs(nearest.error) < Math.abs(error)) {
    sentences.push(`Nearest in our tables: ${nearest.name} (${signedPercent(nearest.error, 1)} off).`);
  }
  return sentences;
}

function wayText({ used, needed }: MatchingInput, what: string): string {
  return `${percent(needed)} ${what} (we took ${percent(used)})`;
}
