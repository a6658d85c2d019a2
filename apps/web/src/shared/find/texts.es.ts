import type { MessagesOf } from '@tim/languages';
import type { FIND as English } from './texts.ts';

export const FIND: MessagesOf<typeof English> = {
  allAirports: 'Todos los aeropuertos',
  unknownCode: 'Este código no está en la lista de lugares',
  cityWithAll: '{city}, todos los aeropuertos',
  noPlace: 'No hay ningún lugar con ese nombre. Escriba una ciudad, un aeropuerto o su código.',
  closed: 'cerrado a los pasajeros',
  freightOnly: 'Transporta carga: no hay cifras por pasajero',
  carrierRead: '{code} ha pasado a «Código de aerolínea»',
  takeRoute: '{flight} figura en la ruta de {from} a {to}: usarla',
  found: { one: '1 sugerencia', other: '{count} sugerencias' },
};
