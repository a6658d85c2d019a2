import { formatWhole, withUnit } from '@tim/format';
import { andList, orList, OWN_LANGUAGE, OWN_MANNER, type TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { EMPTY as EnglishEmpty, FAILURES as EnglishFailures, RESULTS as English } from './texts.ts';

const isOne = (count: number) => OWN_MANNER.plural(count) === 'one';
const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const HEADLINE: TextsOf<typeof English>['headline'] = {
  noFigureAtAll: 'Sin cifra',
  missing: '–',
  perMissing: (inCabin) => `${inCabin}: este avión no tiene esa clase`,
  perMissingOnRoute: (inCabin) => `${inCabin}: ninguna opción de vuelo conocida tiene esa clase`,
  inCabin: (cabins) => `en ${andList(cabins, OWN_LANGUAGE)}`,
  figure: (kg) => `${kg} CO2e`,
  about: (kg) => `Unos ${kg} CO2e`,
  per: (inCabin, between) => `por persona ${inCabin}${between}`,
  forAll: (people, journey, between) => `para ${people}, ${journey}${between}`,
  between: (low, high) => `, entre ${low} y ${high}`,
  onDirect: ' en vuelos sin escala',
  oneStop: (low, high) => `Con una conexión: entre ${low} y ${high}.`,
  withConnections: (kg) => `Valor típico de esta ruta en el Travel Impact Model: ${kg}, conexiones incluidas.`,
  asStated: ', según la etiqueta de la UE del vuelo',
  thereAndBack: (kg) => `Solo ida. Ida y vuelta, unos ${kg}.`,
  each: (cabins) =>
    `Una persona, solo ida: ${cabins.map(([cabin, kg]) => (cabin === '' ? `unos ${kg}` : `${cabin} unos ${kg}`)).join(', ')}.`,
  lot: '¿Es mucho?',
  inAYear: (isForMany, journey, shares, yearly, inCountry) => {
    const what = { oneWay: 'solo la ida', return: 'la ida y vuelta', trip: 'el viaje completo' }[journey];
    const subject = isForMany ? `Para cada persona, ${what}` : capitalised(what);
    const each = orList(
      shares.map(([cabin, share]) => {
        const percentage = /^\d/.test(share) ? `el ${share}` : share;
        return cabin === '' ? percentage : `${percentage} (${cabin})`;
      }),
      OWN_LANGUAGE,
    );
    return `${subject} es ${each} de las emisiones medias de una persona ${inCountry} (${yearly}, sin contar los vuelos al extranjero).`;
  },
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
  half: (ways) => `${capitalised(ways)}: la mitad de ellas emite menos; la otra mitad, más.`,
  onBar: (what, kg, between) => `En una barra desde 0: ${what}, unos ${kg} kilogramos${between}`,
  asMuch: (ways, kg) => `Más o menos lo mismo que ${ways} (${kg}).`,
  less: (apart, ways, kg) => `${apart} menos que ${ways} (${kg}).`,
  more: (apart, ways, kg) => `${apart} más que ${ways} (${kg}).`,
  typical: (kg) => `Típico de la ruta: ${kg}`,
  spoken: (own) => `${own}.`,
  spokenWithTypical: (own, kg) => `${own}; típico de la ruta, ${kg}.`,
  middleOf: (ways) => `la cifra central de ${ways} opciones habituales para este viaje`,
  ofTrip: 'lo típico de este viaje',
  unknownNumber: (aircraft) => `${aircraft} (número de vuelo no conocido en esta ruta)`,
  listedElsewhere: (from, to) => `Figura en la ruta de ${from} a ${to}: ver ese vuelo`,
  label: 'La cifra',
  cabins: 'Clase',
  noFigure: 'sin cifra',
  notOnBoard: 'no la hay a bordo',
  onFewWays: 'en pocas opciones',
  mostWithout: (cabin) =>
    `La mayoría de las opciones de vuelo no tiene cabina de ${cabin}; el método da una cifra de todos modos.`,
  noneWith: (cabin) =>
    `Ninguna opción de vuelo conocida tiene cabina de ${cabin}; el método da una cifra de todos modos.`,
  flightWithout: (cabin) => `Este avión no tiene cabina de ${cabin}; el método da una cifra de todos modos.`,
  link: 'De qué se compone y qué fiabilidad tiene',
  along: 'Citar',
  options: 'Qué aerolíneas la operan',
  others: 'Comparar con otra herramienta',
};

const COUNTRIES: TextsOf<typeof English>['countries'] = {
  unitedKingdom: { name: 'Reino Unido', year: 'en el Reino Unido en 2023' },
  germany: { name: 'Alemania', year: 'en Alemania en 2023' },
  france: { name: 'Francia', year: 'en Francia en 2023' },
  spain: { name: 'España', year: 'en España en 2023' },
  japan: { name: 'Japón', year: 'en Japón de abril de 2023 a marzo de 2024' },
};

const NOTES: TextsOf<typeof English>['notes'] = {
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
    text: (version, until) => `Según la etiqueta de emisiones de la UE del vuelo, versión «${version}»${until}.`,
    saf: (percent) =>
      `«Emisiones totales con SAF» es esta cifra menos la proporción de combustible sostenible, el ${withUnit(percent, '%')}.`,
    until: (date) => `, válida hasta el ${date}`,
  },
  typical: 'Típico',
  airports: 'Aeropuertos',
  airlines: 'Aerolíneas',
  flightNumber: 'Número de vuelo',
  aircraft: 'Avión',
  otherType: 'U otro tipo',
  fuelBurn: {
    label: 'Combustible',
    text: (type) => `Según la tabla del ${type}, que se usa en su lugar.`,
  },
  likely: (type, kg, percent) => `${type} ${kg} (probabilidad ${withUnit(percent, '%')})`,
  types: (types) => `No se sabe qué tipo volará esta vez. En turista: ${types.join(', ')}.`,
  notListed: 'No está en la lista de vuelos de esta ruta.',
  unverified: (flight, listing, carrier) =>
    `${flight}: ${listing} Las cifras indican lo que emiten los vuelos de ${carrier} en esta ruta: compruebe el número de vuelo.`,
  fromTo: (from, to) => `${from}\u00a0– ${to}.`,
  range: {
    label: 'Intervalo',
    text: (low, high) =>
      `Entre ${formatWhole(low)} y ${withUnit(formatWhole(high), 'kg')} en turista (8 de cada 10 vuelos).`,
  },
  beside: {
    label: 'Comparación',
    text: (cabin, words) => `En ${cabin}, este vuelo emite ${words}.`,
    same: 'lo típico',
    less: (percent) => `un ${withUnit(formatWhole(percent), '%')} menos de lo típico`,
    more: (percent) => `un ${withUnit(formatWhole(percent), '%')} más de lo típico`,
  },
};

export const RESULTS: TextsOf<typeof English> = {
  headline: HEADLINE,
  countries: COUNTRIES,
  people: {
    inOne: (count, cabin) => `${isOne(count) ? 'una persona' : `${count} personas`} en ${cabin}`,
    inCabin: (count, cabin) => `${count} en ${cabin}`,
    inSeveral: (parts) => andList(parts, OWN_LANGUAGE),
    shortInOne: (count, cabin) => `${isOne(count) ? '1 persona' : `${count} personas`}, ${cabin}`,
    short: (count, cabin) => `${count} ${cabin}`,
    asked: (parts) => parts.join(' · '),
    airline: (airline) => `en la lista, solo ${airline}`,
  },
  journeys: { oneWay: 'solo ida', return: 'ida y vuelta', allLegs: 'todos los tramos' },
  perPassenger: 'Para un pasajero, solo ida.',
  notes: NOTES,
  route: (origin, destination) => `${origin} a ${destination}`,
  lessThanOnePercent: `menos del ${withUnit('1', '%')}`,
  safShare: (percent) => `Corresponde al ${percent}\u00a0% del combustible`,
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
  withType: (name) => `Con el ${name}, kg CO2e por pasajero:`,
  noTypeFigures: 'No hay cifras con este tipo.',
  planTrip: 'Planificar un viaje por esta ruta',
  loading: 'Cargando las emisiones',
  announced: (heading, subject, figure) => `${heading}, ${subject}: ${figure}`,
  sameAs: (day) => `Las mismas cifras que el ${day}.`,
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

export const FAILURES: TextsOf<typeof EnglishFailures> = {
  tooMany:
    'El servicio está respondiendo a demasiadas consultas, así que esta no se ha podido atender. Espere un minuto y vuelva a intentarlo.',
  tooLong: 'El servicio ha tardado demasiado en responder y la consulta no se ha podido atender. Vuelva a intentarlo.',
  refused:
    'El servicio no ha aceptado la consulta, así que no se ha podido atender. Probablemente el fallo sea nuestro.',
  unreachable:
    'No se ha podido contactar con el servicio o este no ha respondido. Vuelva a intentarlo dentro de un momento.',
};

export const EMPTY: TextsOf<typeof EnglishEmpty> = {
  listed: (codes, more) => (more === 0 ? codes.join(', ') : `${codes.join(', ')} y ${more} más`),
  carriers: (codes) => `Aerolíneas conocidas en la ruta: ${codes}.`,
  numberListed: (routes) => `Rutas en las que figura el número de vuelo: ${routes}.`,
  unknownAirport: (code) =>
    `No se conoce ningún aeropuerto con vuelos regulares ${code === undefined ? 'con ese código' : `con el código ${code}`}.`,
  unknownCarrier: (code) =>
    `No se conoce ninguna aerolínea ${code === undefined ? 'con ese código' : `con el código ${code}`}.`,
  notOnRoute: (carrier) => `No consta que ${carrier ?? 'esta aerolínea'} opere esta ruta.`,
  noService: 'No consta que ninguna aerolínea opere esta ruta sin escala.',
  tooFewWays: 'Muy pocas opciones con conexión son lo bastante rápidas para una cifra típica.',
  oneCity: (city) =>
    city === undefined
      ? 'Los dos aeropuertos son de la misma ciudad: nadie vuela de uno a otro.'
      : `Los dos son aeropuertos de ${city}: nadie vuela de uno a otro.`,
  noFlights: (distance) =>
    `Nadie vuela esta ruta. Mide ${distance} en línea recta, y todas las conexiones conocidas dan un gran rodeo.`,
  noFuelData: (aircraft) =>
    `No hay datos públicos de combustible ${aircraft === undefined ? 'de ese avión' : `del avión ${aircraft}`}.`,
  unknownAircraft: (code) =>
    `No se conoce ningún avión ${code === undefined ? 'con ese código' : `con el código ${code}`}.`,
  window: (first, last) => `Se hacen estimaciones para salidas del ${first} al ${last}.`,
  usualWindow: 'Se hacen estimaciones para salidas desde hoy hasta dentro de un año.',
  otherRoute: (routes) => `Este número de vuelo se conoce en otra ruta: ${routes}.`,
  numberRange: 'Los números de vuelo van de 1 a 9999.',
  sameAirport: 'El origen y el destino son el mismo aeropuerto.',
  city: (code, airports) =>
    airports === undefined
      ? `${code ?? 'Este código'} corresponde a una ciudad, no a un aeropuerto.`
      : `${code ?? 'Este código'} corresponde a una ciudad. Sus aeropuertos: ${airports}.`,
  noSeats: (aircraft) =>
    `No se conocen los asientos ${aircraft === undefined ? 'de ese avión' : `del avión ${aircraft}`}.`,
  nobody: 'Nadie puede tomar este vuelo.',
  whoFlies: (route) => `Qué aerolíneas operan ahora la ruta ${route}`,
};
