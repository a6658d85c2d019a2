import type { CalendarDate, NoFlights, NotLoaded, Unavailable, UnavailableReason } from '@tim/estimator';
import { writtenDay } from '../written-day.ts';
import { notForPassengersWords } from './not-for-passengers.ts';

const noFlightsWords = ({ isOneCity, greatCircleKm }: NoFlights): string =>
  isOneCity
    ? 'Nadie vuela esta ruta: los dos aeropuertos son de la misma ciudad.'
    : `Nadie vuela esta ruta de ${Math.round(greatCircleKm)} km (círculo máximo): todas las conexiones conocidas dan un gran rodeo.`;

const SENTENCES: Readonly<Record<UnavailableReason, (unavailable: Unavailable) => string>> = {
  UNKNOWN_AIRPORT: ({ value }) => `Ningún aeropuerto tiene el código ${value}.`,
  UNKNOWN_CARRIER: ({ value }) => `Ninguna aerolínea tiene el código ${value}.`,
  CARRIER_NOT_ON_ROUTE: ({ value }) => `No consta que ${value} opere esta ruta.`,
  NO_KNOWN_SERVICE: ({ noFlights }) =>
    noFlights ? noFlightsWords(noFlights) : 'No consta que ninguna aerolínea opere esta ruta.',
  NO_AIRCRAFT_TABLE: ({ value }) => `No hay tabla de combustible para el avión de ${value}.`,
  UNKNOWN_AIRCRAFT: ({ value }) => `Ningún avión tiene el código ${value}.`,
  DATE_OUT_OF_WINDOW: ({ value }) => `No hay estimación para ${writtenDay(value)}.`,
  UNKNOWN_FLIGHT_NUMBER: ({ value }) => `Ningún vuelo tiene el número ${value}: van de 1 a 9999.`,
  SAME_AIRPORT: () => 'El origen y el destino son el mismo.',
  CITY_CODE: ({ value }) => `${value} es el código de una ciudad: indique uno de sus aeropuertos.`,
  NO_SEAT_LAYOUT: ({ value }) => `No se conocen los asientos del avión de ${value}.`,
  CARRIES_FREIGHT: notForPassengersWords,
  NO_LONGER_FLIES: notForPassengersWords,
  ROUTE_CLOSED: notForPassengersWords,
  AIRPORT_MOVED: notForPassengersWords,
  SOLD_UNDER_ANOTHER_CODE: notForPassengersWords,
};

const NETWORK_NOT_LOADED =
  'Solo están cargadas las tablas básicas: indique el avión o cargue también las tablas de la red.';

/** Why there is no estimate and what would have worked, on one line. */
export function unavailableWords(unavailable: Unavailable | NotLoaded): string {
  if (unavailable.reason === 'NETWORK_NOT_LOADED') return NETWORK_NOT_LOADED;
  const { reason, carrierCodes = [], airportCodes = [], markets = [], window } = unavailable;
  return [
    SENTENCES[reason](unavailable),
    carrierCodes.length > 0 ? `Aerolíneas conocidas allí: ${carrierCodes.join(', ')}.` : '',
    airportCodes.length > 0 ? `Aeropuertos: ${airportCodes.join(', ')}.` : '',
    markets.length > 0
      ? `El número se conoce en ${markets.map(({ origin, destination }) => `${origin}-${destination}`).join(', ')}.`
      : '',
    window ? `Días con estimación: del ${dayWords(window.earliest)} al ${dayWords(window.latest)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A date as YYYY-MM-DD. */
function dayWords({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
