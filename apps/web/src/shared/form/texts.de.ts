import { MOST_PEOPLE } from '@tim/itinerary';
import type { TextsOf } from '@tim/languages';
import type * as English from './texts.ts';

export const FORM: TextsOf<typeof English.FORM> = {
  showEmissions: 'Emissionen zeigen',
  stillNeeded: 'Noch anzugeben:',
  check: 'Bitte prüfen:',
  named: (label, message) =>
    message.toLowerCase().replace(/^das /, '').startsWith(label.toLowerCase()) ? message : `${label}: ${message}`,
};

export const FIELD_LABELS: TextsOf<typeof English.FIELD_LABELS> = {
  origin: 'Von',
  destination: 'Nach',
  operatingCarrierCode: 'Fluggesellschaft',
  flightNumber: 'Flugnummer',
  departureDate: 'Abflugdatum',
};

export const CALENDAR: TextsOf<typeof English.CALENDAR> = {
  choose: (label) => `${label} wählen`,
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  open: (label, date) => `${label}, gewählt: ${date ?? 'keines'}`,
};

export const PEOPLE_FIELD: TextsOf<typeof English.PEOPLE_FIELD> = {
  people: 'Personen',
  count: (people) => (people === 1 ? '1 Person' : `${people} Personen`),
  inCabin: (cabin) => `Personen in ${cabin}`,
  rule: `Eine ganze Zahl von 1 bis ${MOST_PEOPLE}, insgesamt`,
  fewer: (label) => `${label}: eine weniger`,
  more: (label) => `${label}: eine mehr`,
  split: 'In verschiedenen Kabinenklassen',
  together: 'Alle in einer Kabinenklasse',
};

export const PASSED: TextsOf<typeof English.PASSED> = {
  hasPassed: (day) => `Der ${day} ist vorbei: Einzelne Flüge lassen sich ab heute abfragen.`,
  sameFlightOn: (day) => `Derselbe Flug am ${day}`,
  listOfThePast: 'Vergangene Flüge als Liste',
};
