import type { MessagesOf } from '@tim/languages';
import type { EMBED_TEXTS as English } from './texts.ts';

export const EMBED_TEXTS: MessagesOf<typeof English> = {
  label: 'Émissions de ce trajet',
  loading: 'Recherche des émissions',
  incomplete:
    'Indiquez from et to, et pour un vol son numéro et sa date : from="ZRH" to="BOS" flight="LX52" date="2027-01-10".',
  working: 'Comment ce chiffre est calculé',
  reasons: {
    UNKNOWN_AIRPORT: 'l’un des aéroports n’est pas connu.',
    UNKNOWN_CARRIER: 'la compagnie n’est pas connue.',
    CARRIER_NOT_ON_ROUTE: 'on ne connaît pas de vol de cette compagnie sur cette liaison.',
    NO_KNOWN_SERVICE: 'on ne connaît aucune compagnie sur cette liaison.',
    DATE_OUT_OF_WINDOW: 'les vols sont estimés d’aujourd’hui à un an plus tard.',
    UNKNOWN_FLIGHT_NUMBER: 'le numéro de vol n’est pas connu.',
    NO_SUCH_CABIN: 'l’avion n’a pas cette cabine.',
  },
  unknown: 'ce vol ou cette liaison n’est pas connu.',
};
