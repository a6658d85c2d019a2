import { orList, type TextsOf } from '@tim/languages';
import type { ANSWERS as EnglishAnswers, BATCH as EnglishBatch, OPTIONS as EnglishOptions } from './texts.ts';

/** A sentence behind a colon; a code keeps its capitals. */
const goingOn = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** "turista premium ni de primera", behind a negation. */
const noneOf = (cabins: readonly string[]): string => cabins.map((cabin) => cabin.toLowerCase()).join(' ni de ');

export const ANSWERS: TextsOf<typeof EnglishAnswers> = {
  flightTitle: (flight, origin, destination, day) => `${flight}, de ${origin} a ${destination}, ${day}`,
  routeTitle: (origin, destination) => `Emisiones típicas, de ${origin} a ${destination}`,
  optionsTitle: (ways, origin, destination, day) =>
    `${ways} ${ways === 1 ? 'opción' : 'opciones'}, de ${origin} a ${destination}, ${day}`,
  columns: {
    perPassenger: 'kg CO2e por pasajero',
    wellToWake: 'del pozo a la estela',
    wellToTank: 'del pozo al depósito',
    tankToWake: 'del depósito a la estela',
    low: 'mínimo',
    high: 'máximo',
  },
  cabins: {
    economy: 'Turista',
    premiumEconomy: 'Turista premium',
    business: 'Business',
    first: 'Primera',
  },
  driver: (driver, percent) => `${goingOn(driver)} (${percent})`,
  range: (drivers) =>
    `El intervalo debería contener 80 de cada 100 casos; su anchura se debe a: ${drivers.join('; ')}.`,
  label: (version) => `De una etiqueta de emisiones de los vuelos de la EASA, versión «${version}».`,
  sustainableFuel: (percent) => `Combustible sostenible: ${percent}, sin descontar.`,
  numberKnown: 'Número de vuelo: conocido en esta ruta.',
  numberNotKnown: 'Número de vuelo: no se conoce en esta ruta; la aerolínea, sí.',
  contrails: (risk) => `Efecto de las estelas de condensación: ${risk}, no incluido en los kilogramos.`,
  risks: { NEGLIGIBLE: 'bajo', MODERATE: 'medio', SEVERE: 'alto' },
  notPublished: 'Estimado por el motor abierto con datos públicos; no es el valor publicado por Google.',
  aircraft: (name, codes, found) => `Avión: ${name} (${codes}). ${found}`,
  types: (types) => `Tipos posibles: ${types.join(', ')}.`,
  note: (text) => `Nota: ${goingOn(text)}`,
  warnings: {
    FLEET_OF_ANOTHER_YEAR: 'Los aviones son los de finales de 2025, no los del año del vuelo.',
    LOADS_OF_ANOTHER_YEAR: 'No se conoce la ocupación de ese año: la cifra toma la de 2023 a 2026.',
  },
  markets: (markets) => `Vale para estos aeropuertos: ${markets.join(', ')}.`,
  rareCabins: (cabins) =>
    `La mayoría de las opciones de vuelo no tiene cabina de ${noneOf(cabins)}. El método da una cifra de todos modos.`,
  missingCabins: (cabins) =>
    `Ninguna opción de vuelo conocida tiene cabina de ${noneOf(cabins)}. El método da una cifra de todos modos.`,
  carriers: (codes) => `Vale para estas aerolíneas: ${codes.join(', ')}.`,
  working: (engineVersion) => `Cálculo (motor ${engineVersion})`,
  source: (source) => `Fuente: ${source}`,
};

export const OPTIONS: TextsOf<typeof EnglishOptions> = {
  header: [
    'vuelos',
    'aeropuertos',
    'aviones',
    'horas',
    'días al año',
    'turista',
    'intervalo',
    'turista premium',
    'business',
    'primera',
  ],
  numbers: (numbers, more) => (more > 0 ? `${numbers} y ${more} más` : numbers),
  lowToHigh: (low, high) => `${low} a ${high}`,
  nearby: 'Desde o hacia aeropuertos cercanos:',
  old: 'Entradas antiguas o poco frecuentes, que no cuentan:',
  oldEntry: (flight, why) => `${flight}: ${goingOn(why)}`,
  figures:
    'Cifras en kg CO2e por pasajero, del pozo a la estela, de todos los vuelos de una opción; las horas se calculan por la distancia, con dos por cada escala.',
  marks:
    '* es una de las opciones en que se basa la cifra típica de la ruta; ? es probable que opere hoy; las demás, con seguridad. - es una clase que el avión no tiene.',
  none: 'No se conoce ninguna opción, ni sin escala ni con una.',
};

const flightCount = (flights: number): string => `${flights} ${flights === 1 ? 'vuelo' : 'vuelos'}`;
const otherCount = (others: number): string =>
  others === 0
    ? ''
    : `, ${others} ${others === 1 ? 'entrada no es un vuelo o no se realizó' : 'entradas no son vuelos o no se realizaron'}`;
const notUnderstood = (others: number): string => (others === 0 ? '' : `, ${others} sin reconocer`);
const rowCount = (rows: number): string => `${rows} ${rows === 1 ? 'fila' : 'filas'}`;

export const BATCH: TextsOf<typeof EnglishBatch> = {
  source: {
    spreadsheet: (format, sheet, others) =>
      `Es una hoja de cálculo (.${format}), hoja «${sheet}».${others.length === 0 ? '' : ` Otras: ${others.join(', ')} (--sheet <nombre> lee una de ellas).`}`,
    calendar: (flights, others) => `Es un calendario: ${flightCount(flights)}${otherCount(others)}.`,
    boardingPasses: (flights, others) => `Son tarjetas de embarque: ${flightCount(flights)}${notUnderstood(others)}.`,
    json: (flights, others) => `Es una lista en JSON: ${flightCount(flights)}${notUnderstood(others)}.`,
    log: (name, flights, others) =>
      `Es un registro de vuelos de ${name}: ${flightCount(flights)}${otherCount(others)}.`,
    listOfLog: (name) => `Es un registro de vuelos de ${name}.`,
  },
  columnsRead: (columns) => `Columnas leídas: ${columns.join(', ')}.`,
  notRead: (columns) => `Sin leer: ${columns.join(', ')}.`,
  uncounted: (names) =>
    `Cada fila cuenta una vez: ${names.join(', ')} ${names.length === 1 ? 'puede' : 'pueden'} indicar cuántos pasajeros o vuelos representa (--columns 'passengers=${names[0] ?? ''}').`,
  mayMean: (column, field) => `${column} (quizá ${field})`,
  leftOut: (columns) => `No se escriben: ${columns.join(', ')}.`,
  letters: (read, written) => `Caracteres leídos como ${read}, escritos como ${written}.`,
  goesOn: (rows, file) => `Sigue después de ${rowCount(rows)} que ya están en ${file}.`,
  faults: {
    wantsColumns: 'Indíquelas: --columns origin=<nombre>,destination=<nombre>.',
    noJson: (file) => `${file} no es JSON.`,
    noRecords: (line, isJsonList) =>
      `La lista no es NDJSON: la línea ${line} no es un objeto JSON, ni lo es ninguna posterior.${isJsonList ? ' Empieza como una lista JSON: dé a su archivo el nombre *.json.' : ''}`,
    damagedGzip: (file) => `${file ?? 'La entrada estándar'} empieza como gzip y está dañado o incompleto.`,
  },
  rowsDone: (rows) => `${rows} filas`,
  secondsLeft: (seconds) => `quedan ${seconds} s`,
  slowNode: (version, fast) =>
    `Node ${version} tarda más o menos el doble que Node ${fast}: use Node ${fast} para las listas largas.`,
  noFlights: 'Sin cifra: ninguna fila es un vuelo.',
  noFigureYet: (rows) => `Aún sin cifra: ${rowCount(rows)} ${rows === 1 ? 'requiere' : 'requieren'} su atención.`,
  total: (figures, rows, tonnes, flights) =>
    `${figures} de ${rowCount(rows)} con cifra: ${tonnes}, para ${flightCount(flights)} de un pasajero${flights === 1 ? '' : ' cada uno'}.`,
  tonnes: (tonnes) => `${tonnes} t CO2e`,
  wellToWake: (tonnes, range) =>
    `${tonnes} t CO2e del pozo a la estela${range ? `, de ${range[0]} t a ${range[1]} t` : ''}`,
  reasons: 'Filas sin cifra, por motivo:',
  firstRow: (rows, row, what) => `${rows === 1 ? `fila ${row}` : `la primera, en la fila ${row}`}: ${what}`,
  ofField: (field, what) => `${field}: ${what}`,
  unknownPlace: (name, rows) =>
    `${name}: ¿qué aeropuerto o ciudad? Para ${rowCount(rows)}, indique --place '${name}=<código>'.`,
  place: (name, codes, rows) =>
    `${name}: ¿${orList(codes, 'es')}? Para ${rowCount(rows)}, indique --place '${name}=${codes[0] ?? ''}'.`,
  returns: (own, all) =>
    `${own} de ${all} filas de ida y vuelta tienen la vuelta en una fila propia: cada una de esas filas cuenta como un vuelo; las demás, como dos.`,
  laterReturns: (seen) => `Las filas posteriores a las primeras ${seen} se leen como la mayoría de estas.`,
  skipped: (rows) => `${rowCount(rows)} ${rows === 1 ? 'omitida, que no suma' : 'omitidas, que no suman'} nada:`,
  refund: 'Los reembolsos se dejan aparte: el billete cuenta mientras esté en la lista.',
  warnings: 'Filas con una nota:',
  made: (engine, model, data, seconds) => `Motor ${engine}, modelo ${model}, datos ${data}; ${seconds} s.`,
};
