import type { MessagesOf } from '@tim/languages';
import type { STANDING as English } from '../en/standing.ts';

export const STANDING: MessagesOf<typeof English> = {
  'airport-without-passengers': '{airportCode} es {use}: allí no se puede reservar ningún vuelo.',
  uses: {
    military: 'un aeródromo militar',
    closed: 'un aeropuerto cerrado',
    freight: 'un aeropuerto de carga',
    'general-aviation': 'un aeródromo para aviones privados y pequeños',
  },
  'reported-lately': 'Se declararon vuelos hasta {month}.',
  'reported-no-more': 'No se declararon vuelos en el periodo hasta {month}.',
  'entered-lately': 'Un número de vuelo se anotó por última vez en la lista de vuelos en {month}.',
  'entered-since':
    'Un número de vuelo se anotó por última vez en la lista de vuelos en {month}; ninguno desde entonces.',
  'entered-one-way': 'Anotada en la lista de vuelos en {month}, hace tiempo o en un solo sentido.',
  'flown-by-sister': 'La opera {carrierCode}, aerolínea del mismo grupo.',
  'scheduled-on-day': 'Está en un horario.',
  'scheduled-for-number': 'Está en un horario.',
  'scheduled-on-route': 'Está en un horario.',
  'route-compiled': 'Se sabe que esta aerolínea opera esta ruta.',
  'sells-no-seats': 'La aerolínea vuela para otras, en chárter o solo con carga: no vende asientos con su código.',
  'seen-lately': 'Vista en San Francisco.',
  'foreign-domestic': 'Dentro de un país en el que la aerolínea no puede vender asientos.',
  'no-fitting-aircraft': 'Ningún avión de la aerolínea llega tan lejos, o ninguno puede aterrizar allí.',
  'between-foreign-countries': 'Entre dos países que no son el de la aerolínea.',
  'flown-in-2022': 'Operada en 2022; sus números de vuelo son anteriores al historial de la lista.',
  'hardly-flown-in-2022': 'Apenas operada en 2022 y no anotada en la lista de vuelos desde entonces.',
  'flown-in-2016-17': 'Operada en 2016 y 2017; no se sabe nada posterior.',
  'listed-alone': 'En la lista de vuelos desde hace años, y no se sabe más de ella.',
};
