import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { EMPTY as EnglishEmpty, FAILURES as EnglishFailures, RESULTS as English } from './texts.ts';

const HEADLINE: MessagesOf<typeof English>['headline'] = {
  noFigureAtAll: 'Sin cifra',
  missing: '–',
  perMissing: '{inCabin}: este avión no tiene esa clase',
  perMissingOnRoute: '{inCabin}: ninguna opción de vuelo conocida tiene esa clase',
  inCabin: 'en {cabins}',
  cabinList: { next: '{before}, {after}', last: '{before} y {after}' },
  figure: '{kg} CO2e',
  about: 'Unos {kg} CO2e',
  per: 'por persona {inCabin}{between}',
  forAll: 'para {people}, {journey}{between}',
  between: ', entre {low} y {high}',
  onDirect: ' en vuelos sin escala',
  oneStop: 'Con una conexión: entre {low} y {high}.',
  withConnections: 'Valor típico de esta ruta en el Travel Impact Model: {kg}, conexiones incluidas.',
  asStated: ', según la etiqueta de la UE del vuelo',
  thereAndBack: 'Solo ida. Ida y vuelta, unos {kg}.',
  each: 'Una persona, solo ida: {figures}.',
  eachFigure: 'unos {kg}',
  eachInCabin: '{cabin} unos {kg}',
  lot: '¿Es mucho?',
  inAYear:
    '{subject} es {shares} de las emisiones medias de una persona {inCountry} ({yearly}, sin contar los vuelos al extranjero).',
  inAYearOf: {
    one: { oneWay: 'Solo la ida', return: 'La ida y vuelta', trip: 'El viaje completo' },
    each: {
      oneWay: 'Para cada persona, solo la ida',
      return: 'Para cada persona, la ida y vuelta',
      trip: 'Para cada persona, el viaje completo',
    },
  },
  share: 'el {percent}',
  shareIn: '{share} ({cabin})',
  shareList: { next: '{before}, {after}', last: '{before} o {after}' },
  source: 'Fuente',
  country: 'El año de quién',
  contrails: {
    Unknown: 'El calentamiento por las estelas de condensación no está incluido aquí.',
    Low: 'El calentamiento por las estelas de condensación no está incluido aquí. Su riesgo es bajo: menos de una quinta parte del calentamiento del CO2.',
    Medium:
      'El calentamiento por las estelas de condensación no está incluido aquí. Su riesgo es medio: de una quinta parte del calentamiento del CO2 hasta uno igual.',
    High: 'El calentamiento por las estelas de condensación no está incluido aquí. Su riesgo es alto: más que el calentamiento del CO2.',
  },
  typicalOfRoute: 'lo típico de la ruta',
  thisFlight: 'este vuelo',
  onlyWay: 'La única opción habitual para este viaje.',
  halfOfUsual: 'La mitad de las opciones habituales para este viaje emite menos; la otra mitad, más.',
  half: 'La cifra central de {ways} opciones habituales para este viaje: la mitad de ellas emite menos; la otra mitad, más.',
  onBar: 'En una barra desde 0: {what}, unos {kg} kilogramos{between}',
  asMuch: 'Más o menos lo mismo que {ways} ({kg}).',
  less: '{apart} menos que {ways} ({kg}).',
  more: '{apart} más que {ways} ({kg}).',
  typical: 'Típico de la ruta: {kg}',
  spoken: '{own}.',
  spokenWithTypical: '{own}; típico de la ruta, {kg}.',
  middleOf: 'la cifra central de {ways} opciones habituales para este viaje',
  ofTrip: 'lo típico de este viaje',
  unknownNumber: '{aircraft} (número de vuelo no conocido en esta ruta)',
  listedElsewhere: 'Figura en la ruta de {from} a {to}: ver ese vuelo',
  label: 'La cifra',
  cabins: 'Clase',
  noFigure: 'sin cifra',
  notOnBoard: 'no la hay a bordo',
  onFewWays: 'en pocas opciones',
  mostWithout: 'La mayoría de las opciones de vuelo no tiene cabina de {cabin}; el método da una cifra de todos modos.',
  noneWith: 'Ninguna opción de vuelo conocida tiene cabina de {cabin}; el método da una cifra de todos modos.',
  flightWithout: 'Este avión no tiene cabina de {cabin}; el método da una cifra de todos modos.',
  link: 'De qué se compone y qué fiabilidad tiene',
  along: 'Citar',
  options: 'Qué aerolíneas la operan',
  others: 'Comparar con otra herramienta',
};

const COUNTRIES: MessagesOf<typeof English>['countries'] = {
  unitedKingdom: { name: 'Reino Unido', year: 'en el Reino Unido en 2023' },
  germany: { name: 'Alemania', year: 'en Alemania en 2023' },
  france: { name: 'Francia', year: 'en Francia en 2023' },
  spain: { name: 'España', year: 'en España en 2023' },
  japan: { name: 'Japón', year: 'en Japón de abril de 2023 a marzo de 2024' },
};

const NOTES: MessagesOf<typeof English>['notes'] = {
  typicalMeaning:
    'La mitad de las opciones habituales para este viaje emite menos que esto; la otra mitad, más. Cuentan los vuelos sin escala y las conexiones por un solo aeropuerto, también desde y hacia aeropuertos cercanos.',
  thereAndBackMeaning: 'La ida y vuelta es el doble; un viaje cuenta la vuelta por separado.',
  airportsReason:
    'Los aeropuertos de una misma ciudad cuentan juntos, y también los situados a menos de 150\u00a0km que usan sus habitantes y que ningún vuelo une con ella.',
  otherSource: {
    label: 'Otra fuente',
    text: 'La API del Travel Impact Model de Google no ha respondido esta vez; su propia cifra puede ser distinta de esta.',
  },
  label: {
    label: 'Etiqueta',
    text: 'Según la etiqueta de emisiones de la UE del vuelo, versión «{version}»{until}.',
    saf: '«Emisiones totales con SAF» es esta cifra menos la proporción de combustible sostenible, el {percent}.',
    until: ', válida hasta el {date}',
  },
  typical: 'Típico',
  airports: 'Aeropuertos',
  airlines: 'Aerolíneas',
  flightNumber: 'Número de vuelo',
  aircraft: 'Avión',
  otherType: 'U otro tipo',
  fuelBurn: {
    label: 'Combustible',
    text: 'Según la tabla del {type}, que se usa en su lugar.',
    textBeforeVowel: 'Según la tabla del {type}, que se usa en su lugar.',
  },
  likely: '{type} {kg} (probabilidad {percent})',
  types: 'No se sabe qué tipo volará esta vez. En turista: {types}.',
  notListed: 'No está en la lista de vuelos de esta ruta.',
  unverified:
    '{flight}: {listing} Las cifras indican lo que emiten los vuelos de {carrier} en esta ruta: compruebe el número de vuelo.',
  fromTo: '{from}\u00a0– {to}.',
  range: {
    label: 'Intervalo',
    text: 'Entre {low} y {high} en turista (8 de cada 10 vuelos).',
  },
  beside: {
    label: 'Comparación',
    text: 'En {cabin}, este vuelo emite {words}.',
    same: 'lo típico',
    less: 'un {percent} menos de lo típico',
    more: 'un {percent} más de lo típico',
  },
};

export const RESULTS: MessagesOf<typeof English> = {
  headline: HEADLINE,
  countries: COUNTRIES,
  people: {
    inOne: { one: 'una persona en {cabin}', other: '{count} personas en {cabin}' },
    inCabin: '{count} en {cabin}',
    severalList: { next: '{before}, {after}', last: '{before} y {after}' },
    shortInOne: { one: '1 persona, {cabin}', other: '{count} personas, {cabin}' },
    short: '{count} {cabin}',
    asked: '{before} · {after}',
    airline: 'en la lista, solo {airline}',
  },
  journeys: { oneWay: 'solo ida', return: 'ida y vuelta', allLegs: 'todos los tramos' },
  perPassenger: 'Para un pasajero, solo ida.',
  notes: NOTES,
  route: '{origin} a {destination}',
  lessThanOnePercent: 'menos del 1\u00a0%',
  safShare: 'Corresponde al {percent}\u00a0% del combustible',
  flightHeading: 'Estimación de emisiones',
  routeHeading: 'Emisiones típicas',
  subheading: 'Efecto del consumo de combustible en kg CO2e por pasajero',
  typicalSubheading: 'Emisiones típicas',
  contrailsHeading: 'Estelas de condensación',
  attributionHeading: 'Origen de los datos',
  attributionColumns: ['Tipo de dato', 'Fuente'],
  learnMoreFlight: { text: 'Más sobre cómo se calculan estos valores', href: LINKS.methodRepository },
  learnMoreRoute: { text: 'Más sobre cómo se calculan estos valores', href: LINKS.typicalFlightMethod },
  sourceLabel: 'Fuente',
  engineNote: 'Estimado por el motor abierto con datos públicos; no es el valor publicado por Google.',
  engineMethod: { text: 'Cómo se calcula', path: '/methodology' },
  accuracy: { text: 'Cuánto se acercan sus cifras', path: '/accuracy' },
  pickType: '¿Sabe qué tipo de avión volará? Vea las cifras con él:',
  withType: 'Con el {name}, kg CO2e por pasajero:',
  noTypeFigures: 'No hay cifras con este tipo.',
  planTrip: 'Planificar un viaje por esta ruta',
  loading: 'Cargando las emisiones',
  announced: '{heading}, {subject}: {figure}',
  sameAs: 'Las mismas cifras que el {day}.',
  aircraftBasis: { given: 'según lo indicado', scheduled: 'un tipo conocido en esta ruta', assumed: 'supuesto' },
  copyAddress: 'Copiar la dirección de este resultado',
  copied: 'Copiado',
  copyByHand: 'El navegador no lo ha permitido. Copie la dirección desde aquí:',
  reportFigure: 'Avisar de una cifra errónea',
  reportTitle: 'Una cifra parece errónea',
  reportBody: 'Qué está mal y cómo lo sabe:\n\n\nEl resultado:',
  printed: 'impreso el',
  glossary: 'Qué significan las palabras',
  notesSummary: 'Qué representan las cifras',
  workingSummary: 'Ver el cálculo',
  whatIfSummary: '¿Y si…?',
  othersSummary: 'Por qué otros dicen otra cosa',
  statesSummary: 'Lo que declara esta cifra',
  alongSummary: 'Copiar o descargar la cifra',
  foldLoading: 'Cargando',
  emissionsColumns: ['Tipo de emisión', 'Turista', 'Premium', 'Business', 'Primera'],
  rows: {
    wellToWake: { label: 'Del pozo a la estela', description: 'La suma de WTT y TTW' },
    tankToWake: {
      label: 'Del depósito a la estela',
      description: 'Emisiones al quemar el combustible en el despegue, el vuelo y el aterrizaje de un avión (TTW).',
    },
    wellToTank: {
      label: 'Del pozo al depósito',
      description: 'Emisiones de la producción, el tratamiento, la manipulación y el suministro del combustible (WTT).',
    },
    saf: { label: 'Combustible de aviación sostenible (SAF)' },
    totalWithSaf: { label: 'Emisiones totales con SAF' },
    typical: {
      label: 'Típico',
      description: 'Emisiones típicas del pozo a la estela de un vuelo entre este origen y este destino.',
    },
    contrails: {
      label: 'Nivel de impacto de las estelas',
      description:
        'El nivel de impacto de las estelas de condensación de este vuelo en relación con su consumo de combustible.',
    },
  },
  emptyFlight: {
    title: 'No se ha encontrado este vuelo.',
    advice: 'Compruebe los datos del vuelo y vuelva a intentarlo.',
    codeShares: {
      before: '(No se admiten vuelos en ',
      link: 'código compartido',
      href: LINKS.codeShares,
      after: '.)',
    },
  },
  emptyRoute: {
    title: 'No se ha encontrado esta ruta.',
    advice: 'Compruebe los datos de la ruta y vuelva a intentarlo.',
  },
  offline: {
    title: 'No hay conexión.',
    advice: 'No se puede consultar nada hasta que se restablezca la conexión. Lo que ha escrito se conserva.',
  },
  dataUsed: 'Datos usados',
};

export const FAILURES: MessagesOf<typeof EnglishFailures> = {
  tooMany:
    'El servicio está respondiendo a demasiadas consultas, así que esta no se ha podido atender. Espere un minuto y vuelva a intentarlo.',
  tooLong: 'El servicio ha tardado demasiado en responder y la consulta no se ha podido atender. Vuelva a intentarlo.',
  refused:
    'El servicio no ha aceptado la consulta, así que no se ha podido atender. Probablemente el fallo sea nuestro.',
  unreachable:
    'No se ha podido contactar con el servicio o este no ha respondido. Vuelva a intentarlo dentro de un momento.',
};

export const EMPTY: MessagesOf<typeof EnglishEmpty> = {
  listed: { one: '{codes} y {count} más', other: '{codes} y {count} más' },
  carriers: 'Aerolíneas conocidas en la ruta: {codes}.',
  numberListed: 'Rutas en las que figura el número de vuelo: {routes}.',
  unknownAirport: {
    named: 'No se conoce ningún aeropuerto con vuelos regulares con el código {value}.',
    unnamed: 'No se conoce ningún aeropuerto con vuelos regulares con ese código.',
  },
  unknownCarrier: {
    named: 'No se conoce ninguna aerolínea con el código {value}.',
    unnamed: 'No se conoce ninguna aerolínea con ese código.',
  },
  notOnRoute: {
    named: 'No consta que {value} opere esta ruta.',
    unnamed: 'No consta que esta aerolínea opere esta ruta.',
  },
  noService: 'No consta que ninguna aerolínea opere esta ruta sin escala.',
  tooFewWays: 'Muy pocas opciones con conexión son lo bastante rápidas para una cifra típica.',
  oneCity: {
    named: 'Los dos son aeropuertos de {value}: nadie vuela de uno a otro.',
    unnamed: 'Los dos aeropuertos son de la misma ciudad: nadie vuela de uno a otro.',
  },
  noFlights:
    'Nadie vuela esta ruta. Mide {distance} en línea recta, y todas las conexiones conocidas dan un gran rodeo.',
  noFuelData: {
    named: 'No hay datos públicos de combustible del avión {value}.',
    unnamed: 'No hay datos públicos de combustible de ese avión.',
  },
  unknownAircraft: {
    named: 'No se conoce ningún avión con el código {value}.',
    unnamed: 'No se conoce ningún avión con ese código.',
  },
  window: 'Se hacen estimaciones para salidas del {first} al {last}.',
  usualWindow: 'Se hacen estimaciones para salidas desde hoy hasta dentro de un año.',
  otherRoute: 'Este número de vuelo se conoce en otra ruta: {routes}.',
  numberRange: 'Los números de vuelo van de 1 a 9999.',
  sameAirport: 'El origen y el destino son el mismo aeropuerto.',
  city: {
    named: '{value} corresponde a una ciudad, no a un aeropuerto.',
    unnamed: 'Este código corresponde a una ciudad, no a un aeropuerto.',
  },
  cityOf: {
    named: '{value} corresponde a una ciudad. Sus aeropuertos: {airports}.',
    unnamed: 'Este código corresponde a una ciudad. Sus aeropuertos: {airports}.',
  },
  noSeats: {
    named: 'No se conocen los asientos del avión {value}.',
    unnamed: 'No se conocen los asientos de ese avión.',
  },
  nobody: 'Nadie puede tomar este vuelo.',
  whoFlies: 'Qué aerolíneas operan ahora la ruta {route}',
};
