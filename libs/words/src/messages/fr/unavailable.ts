import type { MessagesOf } from '@tim/languages';
import type { UNAVAILABLE as English } from '../en/unavailable.ts';

export const UNAVAILABLE: MessagesOf<typeof English> = {
  reasons: {
    UNKNOWN_AIRPORT: 'Aucun aéroport n’a le code {value}.',
    UNKNOWN_CARRIER: 'Aucune compagnie n’a le code {value}.',
    CARRIER_NOT_ON_ROUTE: 'On ne connaît pas de vol {value} sur cette liaison.',
    NO_KNOWN_SERVICE: 'On ne connaît aucune compagnie sur cette liaison.',
    NO_AIRCRAFT_TABLE: 'Il n’y a pas de table de consommation pour l’avion de {value}.',
    UNKNOWN_AIRCRAFT: 'Aucun avion n’a le code {value}.',
    DATE_OUT_OF_WINDOW: 'Il n’y a pas d’estimation pour {value}.',
    UNKNOWN_FLIGHT_NUMBER: 'Aucun vol n’a le numéro {value} : ils vont de 1 à 9999.',
    SAME_AIRPORT: 'Le départ et la destination sont identiques.',
    CITY_CODE: '{value} est le code d’une ville : indiquez un de ses aéroports.',
    NO_SEAT_LAYOUT: 'On ne connaît pas les sièges de l’avion de {value}.',
  },
  oneCity: 'Personne ne vole sur cette liaison : les deux aéroports desservent la même ville.',
  onlyDetours:
    'Personne ne vole sur cette liaison de {km} km (orthodromie) : toutes les correspondances connues sont de longs détours.',
  carriers: 'Compagnies connues sur la liaison : {carriers}.',
  airports: 'Aéroports : {airports}.',
  market: '{origin}-{destination}',
  markets: 'Le numéro est connu sur {markets}.',
  days: 'Jours estimés : du {earliest} au {latest}.',
  networkNotLoaded:
    'Seules les tables de base sont chargées : indiquez l’avion, ou chargez aussi les tables du réseau.',
};
