import type { MessagesOf } from '@tim/languages';
import type { FIND as English } from './texts.ts';

export const FIND: MessagesOf<typeof English> = {
  allAirports: 'Tous les aéroports',
  cityWithAll: '{city}, tous les aéroports',
  unknownCode: 'Ce code n’est pas dans la liste des lieux',
  noPlace: 'Aucun lieu de ce nom. Indiquez une ville, un aéroport ou son code.',
  closed: 'fermé aux passagers',
  freightOnly: 'Transporte du fret : pas de chiffre par passager',
  carrierRead: '{code} déplacé vers « Code de compagnie »',
  takeRoute: '{flight} est répertorié sur {from} – {to} : utiliser cette liaison',
  found: { one: '{count} suggestion', other: '{count} suggestions' },
};
