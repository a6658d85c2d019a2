import type { MessagesOf } from '@tim/languages';
import type { UNAVAILABLE as English } from '../en/unavailable.ts';

export const UNAVAILABLE: MessagesOf<typeof English> = {
  reasons: {
    UNKNOWN_AIRPORT: 'Ningún aeropuerto tiene el código {value}.',
    UNKNOWN_CARRIER: 'Ninguna aerolínea tiene el código {value}.',
    CARRIER_NOT_ON_ROUTE: 'No consta que {value} opere esta ruta.',
    NO_KNOWN_SERVICE: 'No consta que ninguna aerolínea opere esta ruta.',
    NO_AIRCRAFT_TABLE: 'No hay tabla de combustible para el avión de {value}.',
    UNKNOWN_AIRCRAFT: 'Ningún avión tiene el código {value}.',
    DATE_OUT_OF_WINDOW: 'No hay estimación para {value}.',
    UNKNOWN_FLIGHT_NUMBER: 'Ningún vuelo tiene el número {value}: van de 1 a 9999.',
    SAME_AIRPORT: 'El origen y el destino son el mismo.',
    CITY_CODE: '{value} es el código de una ciudad: indique uno de sus aeropuertos.',
    NO_SEAT_LAYOUT: 'No se conocen los asientos del avión de {value}.',
  },
  oneCity: 'Nadie vuela esta ruta: los dos aeropuertos son de la misma ciudad.',
  onlyDetours: 'Nadie vuela esta ruta de {km} km (círculo máximo): todas las conexiones conocidas dan un gran rodeo.',
  carriers: 'Aerolíneas conocidas allí: {carriers}.',
  airports: 'Aeropuertos: {airports}.',
  market: '{origin}-{destination}',
  markets: 'El número se conoce en {markets}.',
  days: 'Días con estimación: del {earliest} al {latest}.',
  networkNotLoaded: 'Solo están cargadas las tablas básicas: indique el avión o cargue también las tablas de la red.',
};
