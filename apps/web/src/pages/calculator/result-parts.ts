import { SameFigures } from '../../features/headline/beside-headline.ts';
import { EmptyReason } from '../../features/no-answer/later-reason.ts';
import { later } from '../../shared/ui/later.tsx';

export const FlightResult = later(async () => (await import('./flight-result.tsx')).FlightResult);
export const RouteResult = later(async () => (await import('./route-result.tsx')).RouteResult);
export const OptionsWithoutTypical = later(
  async () => (await import('../../features/options/options-without-typical.tsx')).OptionsWithoutTypical,
);

/** Loads what shows an answer: it is asked for with the answer, and is there when that is. */
export async function loadResultParts(): Promise<void> {
  await Promise.all([FlightResult, RouteResult, EmptyReason, SameFigures].map(({ load }) => load()));
}
