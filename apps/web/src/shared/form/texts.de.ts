import type { MessagesOf } from '@tim/languages';
import type * as English from './texts.ts';

export const FORM: MessagesOf<typeof English.FORM> = {
  showEmissions: 'Emissionen zeigen',
  stillNeeded: 'Noch anzugeben:',
  check: 'Bitte prüfen:',
  named: '{label}: {message}',
};

export const FIELD_LABELS: MessagesOf<typeof English.FIELD_LABELS> = {
  origin: 'Von',
  destination: 'Nach',
  operatingCarrierCode: 'Fluggesellschaft',
  flightNumber: 'Flugnummer',
  departureDate: 'Abflugdatum',
};

export const CALENDAR: MessagesOf<typeof English.CALENDAR> = {
  choose: '{label} wählen',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  open: '{label}, gewählt: {date}',
  openWithoutDate: '{label}, gewählt: keines',
};

export const PEOPLE_FIELD: MessagesOf<typeof English.PEOPLE_FIELD> = {
  people: 'Personen',
  count: { one: '1 Person', other: '{count} Personen' },
  inCabin: 'Personen in {cabin}',
  rule: 'Eine ganze Zahl von 1 bis {most}, insgesamt',
  fewer: '{label}: eine weniger',
  more: '{label}: eine mehr',
  split: 'In verschiedenen Kabinenklassen',
  together: 'Alle in einer Kabinenklasse',
};

export const PASSED: MessagesOf<typeof English.PASSED> = {
  hasPassed: 'Der {day} ist vorbei: Einzelne Flüge lassen sich ab heute abfragen.',
  sameFlightOn: 'Derselbe Flug am {day}',
  listOfThePast: 'Vergangene Flüge als Liste',
};
