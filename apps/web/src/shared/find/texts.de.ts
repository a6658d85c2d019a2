import type { MessagesOf } from '@tim/languages';
import type { FIND as English } from './texts.ts';

export const FIND: MessagesOf<typeof English> = {
  allAirports: 'Alle Flughäfen',
  cityWithAll: '{city}, alle Flughäfen',
  unknownCode: 'Dieser Code steht nicht in der Liste der Orte',
  noPlace: 'Kein Ort mit diesem Namen. Geben Sie eine Stadt, einen Flughafen oder seinen Code ein.',
  closed: 'für Fluggäste geschlossen',
  freightOnly: 'Nur Fracht: keine Werte pro Fluggast',
  carrierRead: '{code} steht jetzt im Feld „Fluggesellschaft“',
  takeRoute: '{flight} ist von {from} nach {to} verzeichnet: übernehmen',
  found: { one: '1 Vorschlag', other: '{count} Vorschläge' },
};
