import type { Standing } from '@tim/estimator';
import { monthWords } from './month.ts';

type Basis = Standing['basis'];

const USES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    military: 'un aeródromo militar',
    closed: 'un aeropuerto cerrado',
    freight: 'un aeropuerto de carga',
    'general-aviation': 'un aeródromo para aviones privados y pequeños',
  }),
);

/** Why a carrier's route is taken to be flown today, or not, in a sentence. */
export function standingWords({ basis }: Pick<Standing, 'basis'>): string {
  switch (basis.kind) {
    case 'airport-without-passengers':
      return `${basis.airportCode} es ${USES.get(basis.use) ?? basis.use}: allí no se puede reservar ningún vuelo.`;
    case 'reported-lately':
      return `Se declararon vuelos hasta ${monthWords(basis.through)}.`;
    case 'reported-no-more':
      return `No se declararon vuelos en el periodo hasta ${monthWords(basis.through)}.`;
    case 'entered-lately':
      return `Un número de vuelo se anotó por última vez en la lista de vuelos en ${monthWords(basis.lastEntered)}.`;
    case 'entered-since':
      return `Un número de vuelo se anotó por última vez en la lista de vuelos en ${monthWords(basis.lastEntered)}; ninguno desde entonces.`;
    case 'entered-one-way':
      return `Anotada en la lista de vuelos en ${monthWords(basis.lastEntered)}, hace tiempo o en un solo sentido.`;
    case 'flown-by-sister':
      return `La opera ${basis.carrierCode}, aerolínea del mismo grupo.`;
    default:
      return SENTENCES[basis.kind];
  }
}

const SENTENCES: Readonly<
  Record<
    Exclude<
      Basis['kind'],
      | 'airport-without-passengers'
      | 'reported-lately'
      | 'reported-no-more'
      | 'entered-lately'
      | 'entered-since'
      | 'entered-one-way'
      | 'flown-by-sister'
    >,
    string
  >
> = {
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
