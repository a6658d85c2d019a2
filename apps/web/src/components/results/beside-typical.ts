import { Source } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../api/answers.ts';
import { CABIN_NAMES } from '../../content/cabins.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from './flight-notes.ts';

const CABINS = ['economyKg', 'premiumEconomyKg', 'businessKg', 'firstKg'] as const;

/**
 * How a flight's figure stands beside what is typical of the way, in the first cabin that has both; nothing where the two
 * were not found in the same manner: a label's figure, or one of them by another model.
 */
export function besideTypicalNotes(flight: FlightFigures, typical: TypicalFigures): readonly string[] {
  if (flight.source === Source.EASA || isFromOpenEngine(flight) !== isTypicalFromOpenEngine(typical)) return [];
  for (const cabin of CABINS) {
    const [own, usual] = [flight.wellToWake[cabin] ?? 0, typical.wellToWake[cabin] ?? 0];
    if (own > 0 && usual > 0) {
      return [
        `In ${CABIN_NAMES[cabin].toLowerCase()} this flight emits ${comparisonWords(Math.round((own / usual - 1) * 100))}.`,
      ];
    }
  }
  return [];
}

function comparisonWords(percent: number): string {
  if (percent === 0) return 'as much as is typical';
  return `${Math.abs(percent)} % ${percent < 0 ? 'less' : 'more'} than is typical`;
}
