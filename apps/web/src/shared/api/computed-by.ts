import { Source } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from './answers.ts';
import type { Provider } from '../../config/env.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from './open-engine.ts';

/** Who computed a flight's figures; undefined for a label's, which no provider computed. */
export function flightComputedBy(answer: FlightFigures): Provider | undefined {
  if (answer.source === Source.EASA) return undefined;
  return isFromOpenEngine(answer) ? 'engine' : 'google';
}

/** Who computed a route's figures. */
export function typicalComputedBy(answer: TypicalFigures): Provider {
  return isTypicalFromOpenEngine(answer) ? 'engine' : 'google';
}
