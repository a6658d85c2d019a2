import { LINKS } from '../../config/links.ts';
import type { MessagesOf } from '@tim/languages';
import type { OTHERS as English } from './texts.ts';

export const OTHERS: MessagesOf<typeof English> = {
  introduction: {
    route:
      'La misma ruta, un pasajero, solo ida, según métodos que puede encontrar en otros sitios. Cada cifra se calcula aquí con las reglas de su propio método. El orden no es una clasificación.',
    flight:
      'El mismo vuelo, un pasajero, solo ida, según métodos que puede encontrar en otros sitios. Cada cifra se calcula aquí con las reglas de su propio método. El orden no es una clasificación.',
  },
  cabin: 'Clase',
  chart: 'Kilogramos por método',
  bar: 'La barra representa el intervalo de la cifra de este sitio, para 8 de cada 10 vuelos:',
  yourFigure: 'Una cifra que usted tenga, en kg',
  yours: 'Su cifra',
  notANumber: 'Escriba los kilogramos en cifras; por ejemplo, 690.',
  rightHeading: '¿Quién tiene razón?',
  right:
    'Todos pueden tenerla: responden a preguntas distintas. La mayor parte de la diferencia se debe a tres factores.',
  reasons: [
    [
      'Producir el combustible',
      'añade alrededor de una quinta parte a lo que se emite al quemarlo. Las reglas de la IATA no lo cuentan. DESNZ tiene factores propios para ello, actualizados por última vez en 2023, que añaden más.',
    ],
    [
      'El forzamiento radiativo',
      'es el calentamiento causado por las estelas de condensación y otros efectos en altitud. DESNZ permite contarlo, multiplicando el CO2 por 1,7. El Travel Impact Model lo muestra aparte, como un riesgo, sin kilogramos.',
    ],
    [
      'Las clases, la carga y la ocupación',
      'se estiman para este mismo vuelo en el Travel Impact Model, y aquí también para las reglas de la IATA. DESNZ tiene una media para todos los vuelos de un tipo.',
    ],
  ],
  spread: {
    text: 'Un caso publicado: 310, 690, 819, 1016 y 1218\u00a0kg por un asiento de turista de Londres a Nueva York (BA173, 2022), en cinco herramientas. Fuente:',
    link: { text: 'LCC Skotte Business Travel', href: 'https://lcc-skottebusinesstravel.com' },
  },
  whoGivesWhich:
    'Google Flights y los socios de Travalyst muestran las cifras del Travel Impact Model. CO2 Connect, de la IATA, sigue su práctica recomendada con el combustible real de las aerolíneas, que aquí no se conoce. DESNZ publica sus factores para los informes de empresa.',
  advice: 'Por eso, compare solo cifras de un mismo método. Un informe se atiene al método que indica.',
  tableHeading: 'Qué cuenta cada método',
  columns: ['Método', 'kg por pasajero', 'Qué cuenta', 'Qué no cuenta'],
  notShown:
    'No se muestran: la calculadora de la OACI, porque su documento no dice qué países forman un grupo de rutas y necesita planos de asientos que aquí no se conocen; las de myclimate y atmosfair, cuyas constantes actuales no se pudieron consultar.',
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
      leavesOut: 'Estelas y otros efectos en altitud, aeropuertos, combustible sostenible.',
    },
    label: {
      name: 'Etiqueta de emisiones de los vuelos de la UE',
      page: 'https://www.flightemissions.eu/',
      edition: 'Reglamento (UE) 2024/3170',
      remark: 'Su régimen dice que las etiquetas no están pensadas para informes de empresa.',
      counts:
        'CO2e. Toda la vida del combustible (del pozo a la estela), incluida su parte sostenible. Sin forzamiento radiativo.',
      leavesOut: 'Estelas.',
    },
    iata: {
      name: 'Con las reglas de la IATA (RP 1726) y nuestros datos de combustible y ocupación',
      short: 'Reglas de la IATA (RP 1726), con nuestros datos',
      plain: '100\u00a0kg por pasajero',
      withSeats: 'y 50\u00a0kg por asiento',
      remark: 'Las reglas tal como otros las describen; el texto de la propia práctica recomendada no se ha leído.',
      counts:
        'Solo CO2. Quemar el combustible (del depósito a la estela). Sin forzamiento radiativo. 50\u00a0kg por asiento solo donde lo exigen las normas locales.',
      leavesOut: 'Producir el combustible, metano y óxido nitroso, estelas y otros efectos en altitud, aeropuertos.',
      missingOfRoute:
        'Sus reglas necesitan el combustible, los asientos y la ocupación de un vuelo: elija uno de los vuelos de arriba.',
      missing:
        'Sus reglas necesitan el combustible, los asientos y la ocupación del vuelo, que esta respuesta no tiene.',
    },
    desnz: {
      ofYear: 'Gobierno británico (DESNZ) {year}',
      plain: 'quemar el combustible',
      making: 'y también producirlo, el mismo alcance que aquí',
      forcing: 'con forzamiento radiativo',
      forcingAndMaking: 'con forzamiento radiativo y producción del combustible',
      older: 'DESNZ 2024, una edición anterior',
      remark:
        'Las filas para vuelos son las de 2025, leídas en el archivo del propio editor. Que sean las mismas, y qué países cuentan como larga distancia, se sabe de segunda mano.',
      counts:
        'CO2e. Quemar el combustible (del depósito a la estela); producirlo va en una línea aparte. Con forzamiento radiativo solo donde se indica.',
      leavesOut:
        'El avión, las clases, la carga y la ocupación de este vuelo. Estelas y otros efectos en altitud, cuando no se incluye el forzamiento radiativo. Aeropuertos.',
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
  noFigureFor: 'No tiene cifra para {cabin}.',
  noFactorFor: 'No tiene factor para {cabin} en {haul}.',
  factorsOf: 'Factores de {haul} en {cabin}, sobre {distance}.',
  average: ' Su pasajero medio: {plain}, o {forced} con forzamiento radiativo.',
  edition: 'Edición: {edition}',
  version: 'versión {version}',
  rangeOf: '{low} a {high}.',
  nearest: {
    same: 'lo mismo',
    less: '{kg} menos',
    more: '{kg} más',
    found: '«{name}»: {kg}, {difference}.',
    none: 'Ninguna de estas se acerca a {own}. La más próxima es {found} ¿La suya es de una persona, solo ida, en esta clase?',
    inRange: ' También está dentro del intervalo de este sitio, {low} a {high}.',
    near: 'La más próxima a {own} es {found}{inRange} Aun así, su herramienta puede usar otro método: pregunte cuál es y de qué año.',
  },
};
