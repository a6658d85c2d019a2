import { andList, orList, OWN_MANNER, type TextsOf } from '@tim/languages';
import type { OPTIONS as English } from './texts.ts';

const ways = (count: number) => (OWN_MANNER.plural(count) === 'one' ? 'una opción' : `${count} opciones`);

export const OPTIONS: TextsOf<typeof English> = {
  heading: 'Qué aerolíneas operan la ruta y cuánto emiten',
  throughHeading: (origin, destination, airport) =>
    `Una misma aerolínea de ${origin} a ${destination}, con conexión en ${airport}`,
  whatIf: (flight) => `¿Y si ${flight} tuviera otro avión, otros asientos u otra ocupación?`,
  introduction: (count, known, usualCount, cabin) =>
    `${known === 1 ? 'Una opción conocida' : `${count === known ? count : `${count} de las ${known}`} opciones conocidas, aeropuerto por aeropuerto`}${count === 1 || usualCount === 0 ? '' : `; habituales: ${usualCount}, y la cifra típica cuenta estas, ciudad por ciudad`}. Kilogramos de CO2e por persona en ${cabin} y riesgo de estelas.`,
  short: (day, cabin) => `Por persona en clase ${cabin} (${day}).`,
  runsThatDay: 'La aerolínea indica si un vuelo opera ese día.',
  cannotBeToldApart: (count) =>
    `Entre ${count} de estas opciones no hay una diferencia clara: según sus intervalos, cualquiera puede emitir menos.`,
  withoutTypical:
    'Se conocen estas opciones, cada una con su propia cifra. Muy pocas son lo bastante rápidas para una cifra típica.',
  loading: 'Buscando las aerolíneas de la ruta',
  failed: 'No se ha podido cargar la lista.',
  retry: 'Volver a intentarlo',
  ofAirline: (airline) => `Solo vuelos de ${airline}.`,
  noneOfAirline: (airline) => `No consta que ${airline} opere esta ruta ese día.`,
  figureOfAll: 'La cifra de arriba cuenta todas las aerolíneas.',
  allAirlines: 'Mostrar todas las aerolíneas',
  none: 'No consta que ninguna aerolínea opere esta ruta ese día.',
  noneOfThese:
    'No figura ninguna opción de este tipo: no se conoce ninguna o todas tardan mucho más. Elija el otro tipo más arriba.',
  airline: 'Aerolínea en la lista',
  airlineHint: 'Déjelo vacío para ver todas, o indique un nombre o código',
  date: 'Vuelos del',
  sameFigures: (day) => `Todas las cifras son iguales que las del ${day}.`,
  dateHelp: 'Desde hoy hasta dentro de un año',
  sort: 'Orden',
  sorts: { kilograms: 'Kilogramos', name: 'Aerolínea', time: 'Duración' },
  stops: 'Conexiones',
  stopChoices: { all: 'Todas', direct: 'Sin escala', oneStop: 'Una conexión' },
  way: (places) => places.join('\u00a0– '),
  direct: 'sin escala',
  via: (airport) => `conexión en ${airport}`,
  lowest: (count) => (count === 1 ? 'La única de esta lista' : `La más baja de estas ${count}`),
  shortComparison: {
    lowest: { all: 'la más baja', direct: 'la más baja sin escala', oneStop: 'la más baja con una conexión' },
    more: (more) => `${more} más`,
  },
  unclear: 'Sin diferencia clara',
  comparedWith: (name, kg) => `Comparación con ${name}, ${kg}.`,
  noFigure: 'sin cifra en esta clase',
  range: (low, high) => `entre ${low} y ${high}`,
  contrailsAre: (risk) => `riesgo de estelas ${risk}`,
  assumed: 'supuesto',
  numberUnknown: (carrierCode) => `${carrierCode}, número de vuelo desconocido`,
  others: (count) => `y ${count} más`,
  leftOut: (count, cabin) => `No figuran: ${ways(count)} con un avión sin cabina de ${cabin}.`,
  old: (count) => `Entradas antiguas o poco frecuentes: ${count}`,
  oldIntroduction:
    'Vuelos sin escala que constan en la lista de vuelos y que, por lo que se sabe, hoy nadie puede tomar. No cuentan en ninguna cifra.',
  showAll: (count) => (count === 1 ? 'Otros días' : `Las ${count} opciones, otros días y otro orden`),
  showMore: (count) => `Mostrar ${count} más`,
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
  otherAirports: (airports) => `Desde o hacia otros aeropuertos: ${andList(airports, 'es')}`,
  noneFrom: {
    ofAll: (airport, others) => `No hay vuelos desde ${airport}; estos salen de ${orList(others, 'es')}.`,
    ofThese: (airport, others) => `Ninguno de estos vuelos sale de ${airport}; salen de ${orList(others, 'es')}.`,
  },
  noneTo: {
    ofAll: (airport, others) => `No hay vuelos a ${airport}; estos llegan a ${orList(others, 'es')}.`,
    ofThese: (airport, others) => `Ninguno de estos vuelos llega a ${airport}; llegan a ${orList(others, 'es')}.`,
  },
  cities:
    'La cifra es de las ciudades, no de los dos aeropuertos: una ruta desde o hacia otro aeropuerto de la misma ciudad da la misma cifra.',
  howCompared:
    '«Supuesto» es el tipo de avión que la aerolínea usa más probablemente en esta ruta. «Sin diferencia clara» significa que, según los dos intervalos, cualquiera de las dos puede emitir menos. La duración se estima por la distancia, con dos horas por conexión; los horarios no son públicos.',
  time: (hours, minutes) => `unas ${hours}\u00a0h${minutes === 0 ? '' : ` ${minutes}\u00a0min`}`,
  inTurn: (legs) => legs.join(', luego '),
};
