import { CABIN_CLASSES } from '@tim/engine';
import { formatWhole, withUnit } from '@tim/format';
import { fill } from '@tim/languages';
import { Source } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import type { Note } from './note.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { NOTES } from './texts.ts';

const BESIDE = NOTES.beside;

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
 * How a flight's figure stands beside what is typical of the way, in the first cabin that has both; nothing where the two
 * cannot be compared.
 */
export function besideTypicalNotes(flight: FlightFigures, typical: TypicalFigures): readonly Note[] {
  if (!isComparable(flight, typical)) return [];
  for (const cabin of CABIN_CLASSES) {
    const [own, usual] = [flight.wellToWakeKg[cabin] ?? 0, typical.wellToWakeKg[cabin] ?? 0];
    if (own > 0 && usual > 0) {
      const words = comparisonWords(Math.round((own / usual - 1) * 100));
      return [{ label: BESIDE.label, text: fill(BESIDE.text, { cabin: CABINS_IN_TEXT[cabin], words }) }];
    }
  }
  return [];
}

function comparisonWords(percent: number): string {
  if (percent === 0) return BESIDE.same;
  return fill(percent < 0 ? BESIDE.less : BESIDE.more, { percent: withUnit(formatWhole(Math.abs(percent)), '%') });
}
