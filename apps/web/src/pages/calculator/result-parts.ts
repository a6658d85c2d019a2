import { SameFigures } from '../../features/headline/beside-headline.ts';
import { EmptyReason } from '../../features/no-answer/later-reason.ts';
import { later } from '../../shared/ui/later.tsx';

export const FlightResult = later(async () => (await import('./flight-result.tsx')).FlightResult);
export const RouteResult = later(async () => (await import('./route-result.tsx')).RouteResult);
export const WaysWithoutTypical = later(
  async () => (await import('../../features/ways-to-fly/ways-without-typical.tsx')).WaysWithoutTypical,
);

/** Loads what shows an answer: it is asked for with the answer, and is there when that is. */
export async function loadResultParts(): Promise<void> {
  await Promise.all([FlightResult, RouteResult, EmptyReason, SameFigures].map(({ load }) => load()));
}
