import type { CalendarDate, NoFlights, NotLoaded, Unavailable, UnavailableReason } from '@tim/estimator';
import { writtenDay } from '../written-day.ts';
import { notForPassengersWords } from './not-for-passengers.ts';

const noFlightsWords = ({ isOneCity, greatCircleKm }: NoFlights): string =>
  isOneCity
    ? 'Personne ne vole sur cette liaison : les deux aéroports desservent la même ville.'
    : `Personne ne vole sur cette liaison de ${Math.round(greatCircleKm)} km (orthodromie) : toutes les correspondances connues sont de longs détours.`;

const SENTENCES: Readonly<Record<UnavailableReason, (unavailable: Unavailable) => string>> = {
  UNKNOWN_AIRPORT: ({ value }) => `Aucun aéroport n’a le code ${value}.`,
  UNKNOWN_CARRIER: ({ value }) => `Aucune compagnie n’a le code ${value}.`,
  CARRIER_NOT_ON_ROUTE: ({ value }) => `On ne connaît pas de vol ${value} sur cette liaison.`,
  NO_KNOWN_SERVICE: ({ noFlights }) =>
    noFlights ? noFlightsWords(noFlights) : 'On ne connaît aucune compagnie sur cette liaison.',
  NO_AIRCRAFT_TABLE: ({ value }) => `Il n’y a pas de table de consommation pour l’avion de ${value}.`,
  UNKNOWN_AIRCRAFT: ({ value }) => `Aucun avion n’a le code ${value}.`,
  DATE_OUT_OF_WINDOW: ({ value }) => `Il n’y a pas d’estimation pour ${writtenDay(value)}.`,
  UNKNOWN_FLIGHT_NUMBER: ({ value }) => `Aucun vol n’a le numéro ${value} : ils vont de 1 à 9999.`,
  SAME_AIRPORT: () => 'Le départ et la destination sont identiques.',
  CITY_CODE: ({ value }) => `${value} est le code d’une ville : indiquez un de ses aéroports.`,
  NO_SEAT_LAYOUT: ({ value }) => `On ne connaît pas les sièges de l’avion de ${value}.`,
  CARRIES_FREIGHT: notForPassengersWords,
  NO_LONGER_FLIES: notForPassengersWords,
  ROUTE_CLOSED: notForPassengersWords,
  AIRPORT_MOVED: notForPassengersWords,
  SOLD_UNDER_ANOTHER_CODE: notForPassengersWords,
};

const NETWORK_NOT_LOADED =
  'Seules les tables de base sont chargées : indiquez l’avion, ou chargez aussi les tables du réseau.';

/** Why there is no estimate and what would have worked, on one line. */
export function unavailableWords(unavailable: Unavailable | NotLoaded): string {
  if (unavailable.reason === 'NETWORK_NOT_LOADED') return NETWORK_NOT_LOADED;
  const { reason, carrierCodes = [], airportCodes = [], markets = [], window } = unavailable;
  return [
    SENTENCES[reason](unavailable),
    carrierCodes.length > 0 ? `Compagnies connues sur la liaison : ${carrierCodes.join(', ')}.` : '',
    airportCodes.length > 0 ? `Aéroports : ${airportCodes.join(', ')}.` : '',
    markets.length > 0
      ? `Le numéro est connu sur ${markets.map(({ origin, destination }) => `${origin}-${destination}`).join(', ')}.`
      : '',
    window ? `Jours estimés : du ${dayWords(window.earliest)} au ${dayWords(window.latest)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A date as YYYY-MM-DD. */
function dayWords({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
