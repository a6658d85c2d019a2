import { AircraftBasis } from '@tim/messages';

/** How the aircraft was found, after its name. */
export const BASIS_WORDS: Readonly<Record<number, string>> = {
  [AircraftBasis.AIRCRAFT_BASIS_GIVEN]: 'as given',
  [AircraftBasis.AIRCRAFT_BASIS_SCHEDULED]: 'a type known on this route',
  [AircraftBasis.AIRCRAFT_BASIS_ASSUMED]: 'assumed',
};
