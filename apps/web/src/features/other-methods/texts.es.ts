import { LINKS } from '../../config/links.ts';
import type { TextsOf } from '@tim/languages';
import type { OTHERS as English } from './texts.ts';

export const OTHERS: TextsOf<typeof English> = {
  introduction:
    'El mismo vuelo, un pasajero, solo ida, según métodos que puede encontrar en otros sitios. Cada cifra se calcula aquí con las reglas de ese método. El orden no es una clasificación.',
  cabin: 'Clase',
  chart: 'Kilogramos por método',
  bar: 'La barra es el intervalo de la cifra de este sitio, para 8 de cada 10 vuelos:',
  yourFigure: 'Una cifra que usted tiene, en kg',
  yours: 'Su cifra',
  notANumber: 'Escriba los kilogramos como número, por ejemplo 690.',
  rightHeading: '¿Quién tiene razón?',
  right: 'Todos pueden tenerla: responden a preguntas distintas. Tres cosas causan la mayor parte de la diferencia.',
  reasons: [
    [
      'Producir el combustible',
      'añade alrededor de una quinta parte a quemarlo. Las reglas de IATA no lo cuentan. DESNZ tiene factores propios para ello, renovados por última vez en 2023, que añaden más.',
    ],
    [
      'El forzamiento radiativo',
      'es el calentamiento por las estelas y otros efectos en altura. DESNZ puede contarlo, como 1,7 veces el CO2. El Travel Impact Model lo muestra aparte, como un riesgo sin kilogramos.',
    ],
    [
      'Las clases, la carga y la ocupación',
      'se estiman para este mismo vuelo en el Travel Impact Model, y aquí también para las reglas de IATA. DESNZ tiene una media para todos los vuelos de un tipo.',
    ],
  ],
  spread: {
    text: 'Un caso publicado: 310, 690, 819, 1016 y 1218 kg por un asiento de turista de Londres a Nueva York (BA173, 2022), en cinco herramientas. Fuente:',
    link: { text: 'LCC Skotte Business Travel', href: 'https://lcc-skottebusinesstravel.com' },
  },
  whoGivesWhich:
    'Google Flights y los socios de Travalyst muestran el Travel Impact Model. CO2 Connect de IATA sigue su práctica recomendada con el combustible real de las aerolíneas, que aquí no se conoce. DESNZ publica sus factores para los informes de las empresas.',
  advice: 'Por eso, compare solo cifras de un mismo método. Un informe se atiene al método que nombra.',
  tableHeading: 'Qué cuenta cada método',
  columns: ['Método', 'kg por pasajero', 'Qué cuenta', 'Qué no cuenta'],
  notShown:
    'No se muestran: la calculadora de la OACI, porque su documento no dice qué países forman un grupo de rutas y necesita planos de asientos que aquí no se conocen; myclimate y atmosfair, cuyas constantes actuales no se pudieron leer.',
  noLabel:
    'Cuando existe una etiqueta de emisiones de la UE, sustituye a la estimación; esta respuesta no tiene ninguna.',
  licence: 'Contiene información del sector público con licencia Open Government Licence v3.0.',
  methods: {
    model: {
      name: 'Travel Impact Model',
      page: LINKS.methodRepository,
      computedBy: 'calculado por el motor abierto',
      burning: 'solo quemar el combustible',
      counts: 'CO2e. Producir y quemar el combustible (del pozo a la estela). Sin forzamiento radiativo.',
      leavesOut: 'Estelas y otros efectos en altura, aeropuertos, combustible sostenible.',
    },
    label: {
      name: 'Etiqueta de emisiones de los vuelos de la UE',
      page: 'https://www.flightemissions.eu/',
      edition: 'Reglamento (UE) 2024/3170',
      remark: 'Su régimen dice que las etiquetas no se hacen para informes de empresa.',
      counts:
        'CO2e. Toda la vida del combustible (del pozo a la estela), incluida su parte sostenible. Sin forzamiento radiativo.',
      leavesOut: 'Estelas.',
    },
    iata: {
      name: 'Con las reglas de IATA RP 1726 y nuestro combustible y ocupación',
      short: 'Reglas IATA RP 1726, nuestro combustible y ocupación',
      plain: '100 kg por pasajero',
      withSeats: 'y 50 kg por asiento',
      counts:
        'Solo CO2. Quemar el combustible (del depósito a la estela). Sin forzamiento radiativo. 50 kg por asiento solo donde lo piden las normas locales.',
      leavesOut: 'Producir el combustible, metano y óxido nitroso, estelas y otros efectos en altura, aeropuertos.',
      missing:
        'Sus reglas necesitan el combustible, los asientos y la ocupación del vuelo, que esta respuesta no tiene.',
    },
    desnz: {
      plain: 'quemar el combustible',
      making: 'y también producirlo',
      forcing: 'con forzamiento radiativo',
      forcingAndMaking: 'con forzamiento radiativo y producción del combustible',
      older: 'DESNZ 2024, una edición anterior',
      counts:
        'CO2e. Quemar el combustible (del depósito a la estela); producirlo va en una línea aparte. Forzamiento radiativo solo donde se indica.',
      leavesOut:
        'El avión, las clases, la carga y la ocupación de este vuelo. Estelas y otros efectos en altura donde va sin forzamiento radiativo. Aeropuertos.',
      noDistance: 'Sus factores necesitan la distancia, que esta respuesta no tiene.',
      noCountries: 'Sus factores dependen de los países de los dos aeropuertos, que aquí no se conocen.',
      noHaul: 'Uno de los países no está en su lista: no hay factor para este vuelo.',
    },
  },
  hauls: {
    domestic: 'vuelos nacionales',
    short: 'corta distancia',
    long: 'larga distancia',
    international: 'vuelos internacionales',
  },
  noFigureFor: (cabin) => `No tiene cifra para ${cabin}.`,
  noFactorFor: (cabin, haul) => `No tiene factor para ${cabin} en ${haul}.`,
  factorsOf: (haul, cabin, distance) => `Factores de ${haul} en ${cabin}, sobre ${distance}.`,
  average: (plain, forced) => ` Su pasajero medio: ${plain}, o ${forced} con forzamiento radiativo.`,
  edition: (edition) => `Edición: ${edition}`,
  rangeOf: (low, high) => `${low} a ${high}.`,
  nearest: {
    same: 'lo mismo',
    less: (kg) => `${kg} menos`,
    more: (kg) => `${kg} más`,
    found: (name, kg, difference) => `${name}: ${kg}, ${difference}.`,
    none: (own, found) =>
      `Ninguna de estas se acerca a ${own}. La más próxima es ${found} ¿La suya es de una persona, solo ida, en esta clase?`,
    inRange: (low, high) => ` También está dentro del intervalo de este sitio, ${low} a ${high}.`,
    near: (own, found, inRange) =>
      `La más próxima a ${own} es ${found}${inRange} Aun así, su herramienta puede usar otro método: pregunte cuál y de qué año.`,
  },
};
