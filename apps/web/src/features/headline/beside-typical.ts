import { formatWhole, roundTo, withUnit } from '@tim/format';
import { fill } from '@tim/languages';
import { Source } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import type { Figure } from './asked-figure.ts';
import { HEADLINE } from './texts.ts';

/**
 * Whether both were found in the same manner: a label's figure, or one by another model, is compared with nothing. Neither is
 * one of a flight whose number is not known on the route: it is that of others.
 */
export function isComparable(flight: FlightFigures, typical: TypicalFigures): boolean {
  return (
    flight.source !== Source.EASA &&
    flight.isFlightNumberVerified !== false &&
    isFromOpenEngine(flight) === isTypicalFromOpenEngine(typical)
  );
}

/**
 * "About 7 % less than the median of 12 common itineraries (370 kg)".
 *
 * @param shown - the figure as it is written
 * @param ownKg - the same before it was rounded: the percentage is of what the tables show
 */
export function comparedText(shown: Figure, ownKg: number, usualKg: number, ways: string): string {
  const shownUsualKg = roundTo(usualKg, shown.stepKg);
  const percent = Math.round((ownKg / usualKg - 1) * 100);
  const { asMuch, less, more } = HEADLINE;
  const kg = kilogramsText(shownUsualKg);
  if (percent === 0 || shown.kg === shownUsualKg) return fill(asMuch, { ways, kg });
  return fill(percent < 0 ? less : more, { percent: withUnit(formatWhole(Math.abs(percent)), '%'), ways, kg });
}
