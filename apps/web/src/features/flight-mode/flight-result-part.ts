import { partLoadedBefore } from '../../components/part-loaded-before.tsx';

export const { Part: FlightResult, load: loadFlightResult } = partLoadedBefore(
  async () => (await import('./flight-result.tsx')).FlightResult,
);
