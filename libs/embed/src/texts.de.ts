import type { MessagesOf } from '@tim/languages';
import type { EMBED_TEXTS as English } from './texts.ts';

export const EMBED_TEXTS: MessagesOf<typeof English> = {
  label: 'Emissionen dieser Reise',
  loading: 'Die Emissionen werden abgefragt',
  incomplete:
    'Bitte geben Sie from und to an, für einen Flug auch Nummer und Datum: from="ZRH" to="BOS" flight="LX52" date="2027-01-10".',
  working: 'Wie dieser Wert berechnet wird',
  reasons: {
    UNKNOWN_AIRPORT: 'Einer der Flughäfen ist nicht bekannt.',
    UNKNOWN_CARRIER: 'Die Fluggesellschaft ist nicht bekannt.',
    CARRIER_NOT_ON_ROUTE: 'Von der Fluggesellschaft ist nicht bekannt, dass sie diese Strecke fliegt.',
    NO_KNOWN_SERVICE: 'Es ist keine Fluggesellschaft bekannt, die diese Strecke fliegt.',
    DATE_OUT_OF_WINDOW: 'Geschätzt wird ab heute bis zu einem Jahr im Voraus.',
    UNKNOWN_FLIGHT_NUMBER: 'Die Flugnummer ist nicht bekannt.',
    NO_SUCH_CABIN: 'Eine solche Kabine gibt es nicht an Bord.',
  },
  unknown: 'Dieser Flug oder diese Strecke ist nicht bekannt.',
};
