import { fill, joined, type Message } from '@tim/languages';
import { percent, signedPercent } from './figure-words.ts';
import type { ComparedFigure, MatchingInput, OtherInput } from './figures.ts';
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
    sentences.push(fill(reasons.ways, { ways: joined(reasons.nextWay, ways) }));
  }
  if (cause === 'several') {
    sentences.push(reasons.several);
  }
  if (nearest && Math.abs(nearest.error) < Math.abs(error)) {
    sentences.push(fill(reasons.nearest, { name: inputText(nearest), error: signedPercent(nearest.error) }));
  }
  return sentences;
}

function wayText({ used, needed }: MatchingInput, message: Message<'needed' | 'used'>): string {
  return fill(message, { needed: percent(needed), used: percent(used) });
}

function inputText(input: OtherInput): string {
  switch (input.kind) {
    case 'type':
      return input.aircraft;
    case 'layout':
      return fill(reasons.layout, { aircraft: input.aircraft, seats: input.seats });
    case 'withWinglets':
    case 'withoutWinglets':
      return fill(reasons[input.kind], { aircraft: input.aircraft });
    case 'cargoOfDistance':
    case 'defaultLoad':
      return fill(reasons[input.kind], { fraction: percent(input.fraction, 1) });
  }
}
