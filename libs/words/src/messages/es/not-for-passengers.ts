import type { MessagesOf } from '@tim/languages';
import type { NOT_FOR_PASSENGERS as English } from '../en/not-for-passengers.ts';

export const NOT_FOR_PASSENGERS: MessagesOf<typeof English> = {
  carriesFreight: {
    carrier: '{holderName} lleva carga, no pasajeros.',
    number:
      'El número {value} de {holderName} es de vuelos sin pasajeros: de cargueros o de aviones en vuelo de posicionamiento.',
    route: 'Todos los vuelos conocidos de {holderName} en esta ruta van sin pasajeros.',
  },
  noLongerFlies: {
    carrier: {
      undated: '{holderName} no opera vuelos con este código.',
      since: '{holderName} no opera vuelos con este código desde {since}.',
    },
    route: { undated: '{holderName} no opera esta ruta.', since: '{holderName} no opera esta ruta desde {since}.' },
  },
  soldUnderAnotherCode: {
    number:
      '{holderName} no opera el vuelo {value}: con ese número vende el de otra aerolínea. Consulte el número de esa aerolínea.',
    route:
      'Todos los vuelos conocidos de {holderName} en esta ruta son de otras aerolíneas. Consulte el número de la aerolínea que los opera.',
  },
  routeClosed: {
    undated: 'Esta ruta está cerrada para {holderName}.',
    since: 'Esta ruta está cerrada para {holderName} desde {since}.',
  },
  airportClosed: {
    undated: '{airport} está cerrado a los pasajeros.',
    since: '{airport} está cerrado a los pasajeros desde {since}.',
  },
  movedTo: {
    carrier: 'Pasaron a {successors}.',
    route: 'Sus vuelos pasaron a {successors}.',
    airport: 'Sus vuelos pasaron a {successors}.',
  },
  figureOfOtherAirports: 'La cifra es la de otros aeropuertos de la ciudad o cercanos.',
  year: '{year}',
};
