import { loadEmptyReason, loadSameFigures } from '../components/results/beside-headline-part.ts';
import { loadFlightResult } from '../features/flight-mode/flight-result-part.ts';
import { loadRouteResult } from '../features/route-mode/route-result-part.ts';

/** Loads what shows an answer: it is asked for with the answer, and is there when that is. */
export async function loadResults(): Promise<void> {
  await Promise.all([loadFlightResult(), loadRouteResult(), loadEmptyReason(), loadSameFigures()]);
}
