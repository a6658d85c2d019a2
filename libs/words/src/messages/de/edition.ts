import type { MessagesOf } from '@tim/languages';
import type { EDITION as English } from '../en/edition.ts';

export const EDITION: MessagesOf<typeof English> = {
  scopes: {
    all: 'alle Flüge',
    domestic: 'Inlandsflüge',
    international: 'Auslandsflüge',
  },
  monthsRead: { one: '{count} Monat ausgewertet', other: '{count} Monate ausgewertet' },
  yearsRead: { one: '{count} Jahr ausgewertet', other: '{count} Jahre ausgewertet' },
  'contrails-by-season-and-hour': 'aus veröffentlichten Abbildungen abgelesen, auf etwa 15\u00a0% genau',
  phrases: {
    'airport use': 'Nutzung von Flughäfen',
    'BITRE (Australia)': 'BITRE (Australien)',
    'carrier cabins': 'Bestuhlungen nach Fluggesellschaft',
    'carrier fleets': 'Flotten nach Fluggesellschaft',
    'carrier status': 'Angaben zu Fluggesellschaften',
    'DGCA (India)': 'DGCA (Indien)',
    'monthly traffic reports': 'monatliche Verkehrszahlen',
    'route aircraft': 'Flugzeuge nach Strecke',
    'route facts': 'Angaben zu Strecken',
    'own table of ': 'eigene Tabelle von ',
    'mostly recalled': 'größtenteils ungeprüft',
    'recalled from general knowledge': 'ungeprüft',
    recalled: 'ungeprüft',
    ', ': ', ',
    '; ': '; ',
  },
  between: { ' to ': ' bis ', ' and ': ' und ' },
  before: {
    to: 'bis {date}',
    'end of': 'Ende {date}',
    reviewed: 'geprüft {date}',
  },
};
