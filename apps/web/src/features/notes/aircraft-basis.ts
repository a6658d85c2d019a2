import { AircraftBasis } from '@tim/messages';
import { RESULTS } from '../result/texts.ts';

/** How the aircraft was found, after its name. */
export const BASIS_WORDS: Readonly<Record<number, string>> = {
  [AircraftBasis.AIRCRAFT_BASIS_GIVEN]: RESULTS.aircraftBasis.given,
  [AircraftBasis.AIRCRAFT_BASIS_SCHEDULED]: RESULTS.aircraftBasis.scheduled,
  [AircraftBasis.AIRCRAFT_BASIS_ASSUMED]: RESULTS.aircraftBasis.assumed,
};
