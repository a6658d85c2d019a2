import type { MessagesOf } from '@tim/languages';
import type { OPTIONS as English } from './texts.ts';

export const OPTIONS: MessagesOf<typeof English> = {
  heading: 'Qué aerolíneas operan la ruta y cuánto emiten',
  throughHeading: 'Una misma aerolínea de {origin} a {destination}, con conexión en {airport}',
  whatIf: '¿Y si {flight} tuviera otro avión, otros asientos u otra ocupación?',
  introduction: {
    only: 'Una opción conocida',
    all: '{count} opciones conocidas, aeropuerto por aeropuerto',
    some: '{count} de las {known} opciones conocidas, aeropuerto por aeropuerto',
    usual: {
      ofAll: {
        one: '{ways}; habituales: {count}, y la cifra típica cuenta estas, ciudad por ciudad',
        other: '{ways}; habituales: {count}, y la cifra típica cuenta estas, ciudad por ciudad',
      },
      ofSome: {
        one: '{ways}; habituales: {count}, y la cifra típica cuenta estas, ciudad por ciudad',
        other: '{ways}; habituales: {count}, y la cifra típica cuenta estas, ciudad por ciudad',
      },
    },
    allUsual: {
      ofAll: '{ways}; habituales: {count}, y la cifra típica cuenta estas, ciudad por ciudad',
      ofSome: '{ways}; habituales: {count}, y la cifra típica cuenta estas, ciudad por ciudad',
    },
    units: '{ways}. Kilogramos de CO2e por persona en {cabin} y riesgo de estelas.',
  },
  short: 'Por persona en clase {cabin} ({day}).',
  runsThatDay: 'La aerolínea indica si un vuelo opera ese día.',
  cannotBeToldApart:
    'Entre {count} de estas opciones no hay una diferencia clara: según sus intervalos, cualquiera puede emitir menos.',
  withoutTypical:
    'Se conocen estas opciones, cada una con su propia cifra. Muy pocas son lo bastante rápidas para una cifra típica.',
  loading: 'Buscando las aerolíneas de la ruta',
  failed: 'No se ha podido cargar la lista.',
  retry: 'Volver a intentarlo',
  ofAirline: 'Solo vuelos de {airline}.',
  noneOfAirline: 'No consta que {airline} opere esta ruta ese día.',
  figureOfAll: 'La cifra de arriba cuenta todas las aerolíneas.',
  allAirlines: 'Mostrar todas las aerolíneas',
  none: 'No consta que ninguna aerolínea opere esta ruta ese día.',
  noneOfThese:
    'No figura ninguna opción de este tipo: no se conoce ninguna o todas tardan mucho más. Elija el otro tipo más arriba.',
  airline: 'Aerolínea en la lista',
  airlineHint: 'Déjelo vacío para ver todas, o indique un nombre o código',
  date: 'Vuelos del',
  sameFigures: 'Todas las cifras son iguales que las del {day}.',
  dateHelp: 'Desde hoy hasta dentro de un año',
  sort: 'Orden',
  sorts: { kilograms: 'Kilogramos', name: 'Aerolínea', time: 'Duración' },
  stops: 'Conexiones',
  stopChoices: { all: 'Todas', direct: 'Sin escala', oneStop: 'Una conexión' },
  way: '{before}\u00a0– {after}',
  direct: 'sin escala',
  via: 'conexión en {airport}',
  onlyOne: 'La única de esta lista',
  lowest: 'La más baja de estas {count}',
  shortComparison: {
    lowest: { all: 'la más baja', direct: 'la más baja sin escala', oneStop: 'la más baja con una conexión' },
    more: '{more} más',
  },
  unclear: 'Sin diferencia clara',
  comparedWith: 'Comparación con {name}, {kg}.',
  noFigure: 'sin cifra en esta clase',
  contrailsAre: 'riesgo de estelas {risk}',
  assumed: 'supuesto',
  numberUnknown: '{carrierCode}, número de vuelo desconocido',
  others: { one: 'y {count} más', other: 'y {count} más' },
  leftOut: {
    one: 'No figuran: una opción con un avión sin cabina de {cabin}.',
    other: 'No figuran: {count} opciones con un avión sin cabina de {cabin}.',
  },
  old: 'Entradas antiguas o poco frecuentes: {count}',
  oldIntroduction:
    'Vuelos sin escala que constan en la lista de vuelos y que, por lo que se sabe, hoy nadie puede tomar. No cuentan en ninguna cifra.',
  otherDays: 'Otros días',
  showBoth: 'Las {count} opciones, otros días y otro orden',
  showAll: 'Las {count} opciones, otros días y otro orden',
  showMore: 'Mostrar {count} más',
  table: 'Lo mismo en una tabla',
  yes: 'sí',
  no: 'no',
  tableColumns: [
    'Aerolínea',
    'Aeropuertos',
    'Vuelos',
    'Avión',
    'kg CO2e',
    'Mínimo',
    'Máximo',
    'Comparación',
    'Riesgo de estelas',
    'Duración',
    'Cuenta en la cifra típica',
  ],
  typical:
    'La cifra típica de arriba cuenta las opciones que tienen «sí» en la última columna de la tabla, ciudad por ciudad, y algunas desde y hacia aeropuertos cercanos: en la mitad de los días en que se operan se emite menos; en la otra mitad, más.',
  otherAirports: 'Desde o hacia otros aeropuertos: {airports}',
  noneFrom: {
    ofAll: 'No hay vuelos desde {airport}; estos salen de {others}.',
    ofThese: 'Ninguno de estos vuelos sale de {airport}; salen de {others}.',
  },
  noneTo: {
    ofAll: 'No hay vuelos a {airport}; estos llegan a {others}.',
    ofThese: 'Ninguno de estos vuelos llega a {airport}; llegan a {others}.',
  },
  cities:
    'La cifra es de las ciudades, no de los dos aeropuertos: una ruta desde o hacia otro aeropuerto de la misma ciudad da la misma cifra.',
  howCompared:
    '«Supuesto» es el tipo de avión que la aerolínea usa más probablemente en esta ruta. «Sin diferencia clara» significa que, según los dos intervalos, cualquiera de las dos puede emitir menos. La duración se estima por la distancia, con dos horas por conexión; los horarios no son públicos.',
  time: { hours: 'unas {hours}\u00a0h', minutes: 'unas {hours}\u00a0h {minutes}\u00a0min' },
  inTurn: '{before}, luego {after}',
};
