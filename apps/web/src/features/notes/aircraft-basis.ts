import { AircraftBasis } from '@tim/messages';
import { NOTES } from './texts.ts';

/** How the aircraft was found, after its name. */
export const BASIS_WORDS: Readonly<Record<number, string>> = {
  [AircraftBasis.AIRCRAFT_BASIS_GIVEN]: NOTES.aircraftBasis.given,
  [AircraftBasis.AIRCRAFT_BASIS_SCHEDULED]: NOTES.aircraftBasis.scheduled,
  [AircraftBasis.AIRCRAFT_BASIS_ASSUMED]: NOTES.aircraftBasis.assumed,
};
