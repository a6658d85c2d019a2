import { andList, orList, type TextsOf } from '@tim/languages';
import type {
  ANSWERS as EnglishAnswers,
  BATCH as EnglishBatch,
  FACTORS as EnglishFactors,
  FAULTS as EnglishFaults,
  HELP as EnglishHelp,
  OPTIONS as EnglishOptions,
} from './texts.ts';

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
    direct: 'vuelos sin escala',
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
  otherAirports: 'Desde o hacia otros aeropuertos:',
  old: 'Entradas antiguas o poco frecuentes, que no cuentan:',
  oldEntry: (flight, why) => `${flight}: ${goingOn(why)}`,
  figures:
    'Cifras en kg CO2e por pasajero, del pozo a la estela, de todos los vuelos de una opción; las horas se calculan por la distancia, con dos por cada conexión.',
  marks:
    '* es una de las opciones en que se basa la cifra típica de la ruta; ? es probable que opere hoy; las demás, con seguridad. - es una clase que el avión no tiene.',
  none: 'No se conoce ninguna opción, ni sin escala ni con una conexión.',
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
  shortEnd: (cells, columns) =>
    `La última fila solo tiene ${cells} de ${columns} celdas y no termina con un salto de línea: puede que la lista esté cortada ahí.`,
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
  breakdown: {
    heading: (by) => `Por ${by}:`,
    names: {
      year: 'año',
      quarter: 'trimestre',
      month: 'mes',
      traveller: 'viajero',
      airline: 'aerolínea',
      route: 'ruta, en ambos sentidos',
      cabin: 'clase',
      aircraft: 'tipo de avión',
      distance: 'distancia',
      tier: 'base de la cifra',
    },
    columns: {
      tonnes: 't CO2e',
      share: 'parte',
      flights: 'vuelos',
      passengerKm: 'pasajeros-km',
      gramsPerKm: 'g por pasajero-km',
    },
    notGiven: 'no indicado',
    others: 'otros',
    fromKm: (km) => `${km} km o más`,
    cut: (by) => `Hay más de 10 000 grupos por ${by}: los siguientes están juntos en «otros».`,
  },
  made: (engine, model, data, seconds) => `Motor ${engine}, modelo ${model}, datos ${data}; ${seconds} s.`,
};

export const HELP: TextsOf<typeof EnglishHelp> = {
  brief: 'Las emisiones de un pasajero en un vuelo.',
  footer: [
    'Códigos en mayúsculas o minúsculas. Código de salida 0 con una cifra, 1 con el motivo por el que no la hay, 2 si los argumentos son erróneos o no se puede leer o escribir un archivo.',
    'El mismo motor, el mismo modelo y los mismos datos dan las mismas cifras: cada respuesta los indica. El archivo comprimido o la etiqueta de Git de esa versión vuelve a calcularlas: docs/reproduce.md.',
    'Autocompletado: travel-impact completion bash >> ~/.bashrc; también zsh, fish, pwsh y nu.',
  ],
  without: 'si no se indica: ',
  choices: 'a elegir: ',
  commands: {
    flight: 'Un vuelo, desde 2019 hasta dentro de un año: ZRH BOS LX 52 2026-12-21.',
    route: 'Las emisiones típicas de un mercado, con los códigos de aeropuertos o ciudades: LON NYC.',
    options: 'Todas las opciones conocidas de un mercado en un día, primero los vuelos directos: ZRH BOS 2026-12-21.',
    explain: 'Como flight o route, con el cálculo: cada paso explicado, con su fórmula y sus fuentes.',
    batch: 'Una lista de vuelos en CSV, NDJSON o Parquet: cada fila con su cifra y, después, los totales.',
    factors:
      'Todas las rutas conocidas de cada aerolínea, por mes, en tablas para unirlas con vuelos; al final se indica cómo.',
    completion: 'Escribe el script de autocompletado del shell o propone cómo completar.',
    help: 'Muestra esta ayuda.',
    version: 'Muestra la versión.',
  },
  query: {
    airport: 'el código IATA del aeropuerto o su nombre',
    airportOrCity: 'el código IATA del aeropuerto o de la ciudad, o su nombre',
    destination: 'igualmente',
    carrier: 'el código IATA de la aerolínea que vende el vuelo',
    number: 'el número de vuelo sin la aerolínea',
    day: 'el día de salida',
    today: 'hoy',
    aircraft: 'el avión, si se conoce: código IATA u OACI, o una familia (333, A333, 787)',
  },
  usual: {
    tables: 'otras tablas en lugar de las propias, con los horarios integrados en ellas',
    json: 'la respuesta en JSON, en gramos',
    lang: 'el idioma de la respuesta',
    jobs: 'cuántos procesos trabajan en paralelo',
    oneACore: 'uno por núcleo',
  },
  batch: {
    input:
      'el archivo de la lista: CSV o NDJSON, también *.gz y Parquet; una hoja de cálculo (.xlsx, .ods), un calendario (.ics), tarjetas de embarque; - para la entrada estándar',
    out: 'el archivo que se escribe; si no, la salida estándar; *.gz, *.parquet y *.xlsx se escriben en ese formato. Una ejecución interrumpida continúa donde se detuvo',
    format: 'el formato de la lista; si no, según el nombre del archivo',
    sheet: 'la hoja que contiene la lista, por su nombre o posición; si no, aquella cuyas columnas dicen más',
    headerRow: 'la fila con los nombres de las columnas, a partir de 1, si no se encuentra',
    cabin: 'clase de las filas que no indican ninguna',
    allCabins: 'añade los gramos de las cuatro clases',
    forSpreadsheets:
      'escribe las celdas que empiezan por =, +, - o @ de modo que ninguna hoja de cálculo las tome por fórmulas',
    withoutPeople: 'omite las columnas con nombres de personas, por ejemplo para una auditoría',
    columns: 'qué contiene cada columna, si su nombre no lo dice',
    byTheirNames: 'por sus nombres',
    place: 'qué lugar se entiende por un nombre que tienen varios, para todas las filas; una vez por nombre',
    by: (names) =>
      `de qué se compone el total, una tabla por cada nombre: ${names.join(', ')}, o una columna de la lista por su nombre`,
    dates: 'cómo se entiende 3/4/2025, si ninguna otra fecha lo muestra',
    today: 'separa los vuelos pasados de los futuros; si no, el día del reloj',
    lang: 'el idioma de los totales, de los motivos en las filas y de una segunda fila de nombres bajo los de las columnas',
    json: 'los totales en JSON: en la salida estándar con --out; si no, en la salida de errores',
    recognised: 'Las columnas se reconocen por sus nombres, sin importar mayúsculas ni espacios:',
    others: 'Las demás se indican: --columns origin=Start,destination=End.',
    added: 'Se añaden a cada fila (gramos y kilogramos de CO2e, del pozo a la estela salvo indicación contraria):',
  },
  factors: {
    out: 'una carpeta vacía, o que se creará',
    format: 'Parquet necesita DuckDB junto a este comando',
    carriers: 'solo esas aerolíneas',
    all: 'todas',
    lang: 'el idioma de los mensajes; las tablas son las mismas',
  },
};

export const FAULTS: TextsOf<typeof EnglishFaults> = {
  more: 'Más información con --help.',
  noCommand: (commands) => `Indique ${orList(commands, 'es')}.`,
  unknownCommand: (commands, word) => `Indique ${orList(commands, 'es')}, no ${word}.`,
  unexpected: (word) => `Opción o comando inesperado: ${word}.`,
  missingArgument: (name) => `Falta ${name}: no hay suficientes argumentos.`,
  missingOption: (option) => `Falta la opción ${option}.`,
  missingValue: (option, name) => `Falta ${name} después de ${option}.`,
  takesNoValue: (option, value) => `La opción ${option} no admite ningún valor y ha recibido: ${value}.`,
  saidTwice: (option) => `${option} solo puede indicarse una vez.`,
  noChoice: (choices, word) => `Valores posibles: ${andList(choices, 'es')}, no ${word}.`,
  empty: 'El valor está vacío.',
  carrier: (word) => `«${word}» no es un código de aerolínea de dos caracteres.`,
  aircraft: (word) => `«${word}» no es un código de avión de tres o cuatro caracteres.`,
  number: (word) => `«${word}» no es un número de vuelo, que solo tiene cifras.`,
  date: (word) => `«${word}» no es una fecha YYYY-MM-DD (año-mes-día).`,
  count: (word) => `«${word}» no es un número entero a partir de 1.`,
  cabin: (word) => `«${word}» no es una clase: economy, premium-economy, business o first.`,
  column: (pair, fields) => `Indique <campo>=<nombre>, no «${pair}». Campos: ${fields}.`,
  breakdown: (word, known, columns) =>
    `«${word}» no es ni un criterio de desglose de esta lista (${known.join(', ')}) ni una de sus columnas (${columns.join(', ')}).`,
  breakdownOfPeople: (word) => `--by «${word}» mostraría quién viajó, lo que --without-people omite.`,
  placeCode: (word) => `Indique <nombre>=<código>, por ejemplo Sydney=SYD, no «${word}».`,
  headerRow: (word, last) => `«${word}» no es una fila del 1 al ${last}.`,
  unknownPlace: (name) => `«${name}» no es un lugar conocido: indique su código de tres caracteres.`,
  severalPlaces: (name, codes) => `«${name}» puede ser ${orList(codes, 'es')}: indique el código.`,
  noTables: (folder) => `No hay tablas en ${folder}.`,
  noDuckDb:
    'Parquet se lee y se escribe con DuckDB: instálelo junto a este comando (npm install @duckdb/node-api) o use CSV (factors: --format csv).',
  noParquet: (file, why) => `${file} no se puede leer como Parquet: puede que esté dañado o incompleto (${why}).`,
  parquetInput: 'Parquet no se lee de la entrada estándar: indique su archivo.',
  noFile: (file) => `No existe el archivo ${file}.`,
  onlyXlsx: (file) => `${file}: una hoja de cálculo se escribe como .xlsx, que abren todos los programas.`,
  xlsxOfNdjson:
    'A partir de NDJSON no se escribe un archivo .xlsx: escriba un archivo .csv o lea un archivo .json con --format csv.',
  isThere: (file) => `${file} ya existe: indique otro archivo o elimínelo.`,
  noFolder: (folder) => `No existe la carpeta ${folder}: créela o indique otra salida.`,
  noState: (file, state) => `${file} existe, pero ${state} no: elimínelo o indique otra salida.`,
  changed: (file, state) =>
    `${file} no es lo que escribió la ejecución anterior: elimínelo, y también ${state}, para empezar de nuevo, o indique otra salida.`,
  isLink: (file) => `${file} es un enlace o una carpeta: elimínelo o indique otra salida.`,
  stateUnread: (state, file) =>
    `${state} no se puede leer: elimínelo, y también ${file}, para empezar de nuevo, o indique otra salida.`,
  begunOn: (file, day) => `${file} se empezó con --today ${day}: indique esa fecha o ninguna, u otra salida.`,
  otherOptions: (file, state) =>
    `${file} se empezó con otras opciones u otros datos: elimínelo, y también ${state}, para empezar de nuevo, o indique otra salida.`,
  otherList: (file, state) =>
    `${file} se empezó con otra lista: elimínelo, y también ${state}, para empezar de nuevo, o indique otra salida.`,
  isWritten: (file, lock, by) =>
    `Otra ejecución está escribiendo ${file}${by ? ` (proceso ${by.processId} en ${by.host})` : ''}: espere a que termine, indique otra salida o elimine ${lock} si no hay ninguna.`,
  noSpace: (file) => `No queda espacio para ${file}: libere espacio o indique otro lugar.`,
  tooLarge: (file) => `${file} sería más grande de lo que permite el sistema: indique otro lugar.`,
  longName: (file) => `El nombre ${file} es demasiado largo.`,
  isFolder: (file) => `${file} es una carpeta, no un archivo.`,
  noFolderOnPath: (file) => `Una parte de la ruta ${file} es un archivo, no una carpeta.`,
  noPlace: (file) => `No existe ningún archivo ni carpeta ${file}.`,
  notAllowed: (file) => `No tiene permiso para usar ${file}.`,
  readOnly: (file) => `${file} está en un sistema de archivos de solo lectura: indique otro lugar.`,
  fileFailed: (file, code) => `${file} no se puede leer o escribir: ${code}.`,
  notWhole: (file, bytes, written) => `${file} no se escribió por completo: tiene ${bytes} de ${written} bytes.`,
  notWritten: (file, why) => `${file} no se puede escribir: ${why}`,
  shortened: (file, read, bytes) =>
    `${file} se acortó mientras se leía: ${read} de ${bytes} bytes. Vuelva a intentarlo cuando nada escriba en él.`,
  lockLost: (file, lock) =>
    `${lock} se eliminó o se sustituyó, así que quizá otra ejecución esté escribiendo ${file}: inicie esta de nuevo.`,
  standardInput: 'la entrada estándar',
  standardOutput: 'la salida estándar',
  fewerWorkers: (asked, workers) =>
    `${asked} procesos son más de los que permiten los procesadores o la memoria libre: se ${workers === 1 ? 'usa' : 'usan'} ${workers}.`,
  notEmpty: (folder) => `${folder} no está vacía.`,
  stopped: (folder) => `${folder} es de una ejecución interrumpida: elimínela o indique otra carpeta.`,
  noRoutes: (carriers) => `No se conoce ninguna ruta de ${carriers}.`,
};

export const FACTORS: TextsOf<typeof EnglishFactors> = {
  written: (rows, folder, seconds) => `${rows} filas en ${folder}, en ${seconds} s.`,
  guide: (file) => `Cómo unirlas con vuelos, en SQL: ${file}`,
};
