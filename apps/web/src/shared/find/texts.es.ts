import { OWN_MANNER, type TextsOf } from '@tim/languages';
import type { FIND as English } from './texts.ts';

export const FIND: TextsOf<typeof English> = {
  allAirports: 'Todos los aeropuertos',
  unknownCode: 'Este código no está en la lista de lugares',
  cityWithAll: (city) => `${city}, todos los aeropuertos`,
  noPlace: 'No hay ningún lugar con ese nombre. Escriba una ciudad, un aeropuerto o su código.',
  closed: 'cerrado a los pasajeros',
  freightOnly: 'Transporta carga: no hay cifras por pasajero',
  carrierRead: (code) => `${code} ha pasado a «Código de aerolínea»`,
  takeRoute: (flight, from, to) => `${flight} figura en la ruta de ${from} a ${to}: usarla`,
  found: (count) => (OWN_MANNER.plural(count) === 'one' ? '1 sugerencia' : `${count} sugerencias`),
};
