import { MOST_PEOPLE } from '@tim/itinerary';
import type { TextsOf } from '@tim/languages';
import type * as English from './texts.ts';

export const FORM: TextsOf<typeof English.FORM> = {
  showEmissions: 'Emissionen zeigen',
  stillNeeded: 'Noch nötig:',
  check: 'Bitte prüfen:',
};

export const FIELD_LABELS: TextsOf<typeof English.FIELD_LABELS> = {
  origin: 'Von',
  destination: 'Nach',
  operatingCarrierCode: 'Airline-Code',
  flightNumber: 'Flugnummer',
  departureDate: 'Abflugdatum',
};

export const PEOPLE_FIELD: TextsOf<typeof English.PEOPLE_FIELD> = {
  people: 'Personen',
  inCabin: (cabin) => `Personen in ${cabin}`,
  rule: `Eine ganze Zahl von 1 bis ${MOST_PEOPLE}, zusammen`,
  fewer: (label) => `${label}: eine weniger`,
  more: (label) => `${label}: eine mehr`,
  split: 'In verschiedenen Kabinen',
  together: 'Alle in einer Kabine',
};
