import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ACCURACY as English } from './texts.ts';

export const ACCURACY: MessagesOf<typeof English> = {
  path: '/accuracy',
  title: 'Exactitud',
  description:
    'Cuánto se acercan las estimaciones del motor abierto a las cifras publicadas: por clase, región, distancia y aerolínea, y los peores casos.',
  introduction: [
    'El motor abierto de la calculadora sigue un método publicado con datos públicos. Aquí sus cifras se comparan con las que Google publicó de los mismos vuelos. ',
    { text: 'Cómo se calculan', href: PAGES.methodology },
    ' se explica en una página aparte.',
  ],
  changes: [{ text: 'Qué ha cambiado cada versión en las cifras', href: PAGES.changes }, ', con un canal Atom.'],
  source: [
    'Cifras publicadas: Google, Travel Impact Model, recogidas de resultados de búsqueda, con licencia ',
    { text: 'CC BY-SA 4.0', href: LINKS.licence },
    '. ',
  ],
  data: { text: 'Todas las cifras de esta página, vuelo a vuelo:', name: 'accuracy.json', href: '/accuracy.json' },
  goals: {
    heading: 'A qué aspiramos y dónde estamos',
    introduction:
      '«Sin indicar nada» es como preguntaría usted: número de vuelo, ruta y día. «Con el tipo exacto» añade el tipo de avión. Cada valor es el del vuelo mediano o una proporción de los vuelos; entre paréntesis va su intervalo del 90\u00a0%. La segunda columna cuenta una sola vez cada ruta de una aerolínea, por muchos que sean sus vuelos publicados. Un objetivo se cumple cuando lo cumplen las dos columnas.',
    floor:
      'Quien no tiene el horario del día no sabe qué avión volará hoy. Aunque supiéramos qué tipos de avión emplea cada aerolínea en cada ruta y con qué frecuencia, sin saber cuál lleva cada vuelo, nuestras cifras de turista seguirían desviándose un {error} en la mediana, o un {byRoute} si se cuenta por rutas. Nuestros objetivos sin indicar nada son {factor} veces ese mínimo.',
    columns: ['Objetivo', 'Por vuelo', 'Por aerolínea y ruta', 'Cumplido'],
    aimed: '{figure}, {aim}',
    reached: 'sí',
    notReached: 'no',
  },
  scatter: {
    heading: 'Nuestras cifras y las publicadas',
    introduction:
      'Cada punto es un vuelo, consultado sin indicar nada: en horizontal, la cifra publicada; en vertical, la nuestra. Sobre la línea ambas son iguales. En la banda sombreada difieren como máximo un 10\u00a0%.',
    cabins: { economy: 'Turista', business: 'Business', first: 'Primera' },
    published: 'Publicada, kg CO2e por pasajero',
    ours: 'Nuestra, kg CO2e',
    same: 'igual',
    band: 'hasta un 10\u00a0%',
  },
  groups: {
    heading: 'Error por grupo',
    introduction:
      'El punto es el error mediano, en cualquier sentido: la mitad de los vuelos se desvía menos. La barra es su intervalo del 90\u00a0%, por aerolíneas; entre paréntesis va el número de cifras. Los grupos pequeños de pocas aerolíneas son menos fiables de lo que indican sus barras.',
    axis: 'Error mediano, % de la cifra publicada',
    columns: [
      'Grupo',
      'Cifras',
      'Error mediano',
      'Error medio',
      'Hasta el 5\u00a0%',
      'Hasta el 10\u00a0%',
      'Hasta el 20\u00a0%',
    ],
    ways: {
      heading: 'Por clase y método',
      nothing: { economy: 'Turista', business: 'Business', first: 'Primera' },
      exact: 'Turista, con el tipo exacto',
      flightyco2: 'Turista, como lo hace flightyco2',
      desnz: 'Turista, factores del Gobierno británico',
    },
    parts: {
      region: 'Turista por región',
      distance: 'Turista por distancia',
      cause: 'Turista por posible causa',
      carrier: 'Turista por aerolínea',
    },
    notes: [
      'flightyco2 es una biblioteca de código abierto: asientos típicos de cada tipo de avión, ocupados al 84,5\u00a0%, y proporciones fijas de carga. Los factores del Gobierno británico no tienen en cuenta ni el avión ni la aerolínea; aquí incluyen la producción del combustible y no el forzamiento radiativo.',
      'Las aerolíneas son aquellas cuyos errores suman más; sus barras se calculan por rutas.',
    ],
    tableOf: '{heading}: las cifras',
  },
  worst: {
    heading: 'Los peores casos y por qué',
    introduction:
      'Turista, sin indicar nada. Lo que podría explicar cada diferencia, no lo que se ha comprobado: se cambian los datos de uno en uno hasta que nuestra cifra coincide con la publicada. Las cabinas se dan como asientos en primera/business/turista premium/turista.',
    unnamed: 'avión no indicado',
    figures: 'Publicada {published}, nuestra {ours} CO2e.',
    reasons: {
      wrongType: 'Tomamos un tipo de avión distinto del publicado.',
      several: 'Ningún dato lo explica por sí solo.',
      seats: '{needed} de los asientos ocupados (tomamos {used})',
      cargo: '{needed} de la carga útil como carga (tomamos {used})',
      ways: 'La nuestra sería la cifra publicada con {ways}.',
      nextWay: '{before}, o con {after}',
      nearest: 'Lo más próximo en nuestras tablas: {name} (se desvía un {error}).',
      layout: '{aircraft} con {seats}',
      withWinglets: '{aircraft} con winglets',
      withoutWinglets: '{aircraft} sin winglets',
      cargoOfDistance: 'carga habitual a esta distancia, {fraction}',
      defaultLoad: 'ocupación {fraction}',
    },
  },
  parts: {
    heading: 'De qué se compone el error',
    introduction:
      'En {figures} cifras de turista con el tipo exacto de avión publicado. El tipo se da como se publicó; la ocupación, los asientos y el combustible no se publican, así que se deducen de los errores de otras rutas y aerolíneas.',
    columns: ['Datos que se añaden, uno tras otro', 'Error mediano', 'Parte del error cuadrático que eliminan'],
    given: {
      nothing: 'Ninguno',
      type: 'El tipo de avión',
      load: 'La ocupación de la aerolínea',
      seats: 'Sus asientos en ese tipo',
      fuel: 'El combustible del tipo',
    },
    answer:
      'Conocer el tipo eliminaría el {type} del error cuadrático. Lo que los errores de otras rutas revelan sobre la ocupación, los asientos y el combustible elimina poco más: lo que queda es propio de cada ruta.',
  },
  limits: {
    heading: 'Lo que esto no muestra',
    text: 'Las dos cifras son estimaciones. Comparten las tablas de combustible de la Agencia Europea de Medio Ambiente (guía EMEP/EEA 2023), así que esta comparación no puede mostrar dónde se equivocan esas tablas. Frente al combustible declarado por las aerolíneas de EE.\u00a0UU. (US BTS Form 41, 2023 a 2025), las tablas de {types} tipos de avión difieren un {byType} en la mediana; frente al combustible declarado en {carrierRoutes} rutas de Brasil (enero de 2023), un {byRoute}.',
  },
  answer:
    'En {flights} vuelos publicados, la mitad de nuestras cifras de turista difiere de las de Google en menos de un {half}, y el {within10Percent}, en menos de un 10\u00a0%. Con el tipo exacto de avión, la mitad difiere en menos de un {halfWithType}.',
  ours: 'Las nuestras: motor abierto {engine}, tablas del {dated}.',
  intervalFrom: '{value} (desde\u00a0{low})',
  interval: '{value} ({low}\u00a0a\u00a0{high})',
  between: '{low} a {high}',
  atMost: 'como máximo {most}',
  atLeast: 'al menos {least}',
  flightLine: '{flight}, {origin} a {destination}: publicada {published}, nuestra {ours} ({error})',
  route: '{origin} a {destination}',
};
