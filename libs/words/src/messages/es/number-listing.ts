import type { MessagesOf } from '@tim/languages';
import type { NUMBER_LISTING as English } from '../en/number-listing.ts';

export const NUMBER_LISTING: MessagesOf<typeof English> = {
  notListed: 'No está en la lista de vuelos de esta ruta.',
  enteredIn: 'Anotado por última vez en la lista de vuelos en {month}.',
  enteredBefore: 'Anotado por última vez en la lista de vuelos antes de {month}.',
  route: '{origin} a {destination}',
  listed: 'Rutas en las que figura: {routes}.',
  listedAndMore: {
    one: 'Rutas en las que figura: {routes} y {count} más.',
    other: 'Rutas en las que figura: {routes} y {count} más.',
  },
  carrierInDoubt: 'No se sabe si su aerolínea transporta hoy pasajeros.',
};
