import { orList, type TextsOf } from '@tim/languages';
import type { SkippedKind } from './row-kinds.ts';
import type { FILE_TEXTS as EnglishFile, LIST_TEXTS as EnglishList, ROW_TEXTS as EnglishRow } from './texts.ts';

const KINDS: Readonly<Record<SkippedKind, string>> = {
  rail: 'un viaje en tren',
  road: 'un viaje por carretera',
  ferry: 'un viaje en ferri',
  private: 'un vuelo privado',
  hotel: 'una noche de hotel',
  meal: 'una comida',
  fee: 'un recargo',
  total: 'un total',
  refund: 'un reembolso',
  cancelled: 'un vuelo cancelado',
  void: 'un billete anulado',
  exchanged: 'un billete cambiado',
  entry: 'una entrada de calendario',
  duplicate: 'una entrada repetida',
};

export const ROW_TEXTS: TextsOf<typeof EnglishRow> = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: (field, message) => `${field}: ${message}`,
  /** What to know of a figure, in one cell. */
  notes: (notes) => notes.join('; '),
  unknownAirport: (text) => `«${text}» no es un aeropuerto conocido: escriba su código de tres letras`,
  severalAirports: (text, codes) => `«${text}» puede ser ${orList(codes, 'es')}: escriba el código`,
  longRoute: (text, most) => `«${text}» tiene más de ${most} lugares: dé a cada viaje una fila propia`,
  wayElsewhere: (text, end) =>
    `«${text}» es un trayecto con escalas y «${end}» no es ninguno de sus extremos: escriba el trayecto entero en una celda y deje la otra vacía, o una fila por vuelo`,
  bothAirports: 'vacío: indique los dos aeropuertos',
  amountsAlone: 'solo contiene números, como un total: un vuelo tiene sus aeropuertos o su fecha',
  tooFar: (km) => `${km}\u00a0km: más lejos que cualquier lugar de la Tierra`,
  noDistance: (text) => `«${text}» no es una distancia en kilómetros mayor que 0`,
  unclearDistance: (text, digits) =>
    `«${text}» puede tener decimales o millares: escriba «${digits}» si son millares, o redondee a kilómetros enteros`,
  noFlightNumber: (text) =>
    `«${text}» no es un número de vuelo: escriba LX 52, o 52 junto a una columna con la aerolínea`,
  noDate: (text) => `«${text}» no se puede leer con seguridad como fecha: escríbala como AAAA-MM-DD`,
  noSuchDay: (text) => `«${text}» no existe en el calendario: corrija el día o el mes`,
  unclearDate: (text) =>
    `«${text}» puede empezar por el día o por el mes: indique qué va primero (en este sitio, debajo de las columnas; en la línea de comandos, con --dates day-first o month-first) o escríbala como AAAA-MM-DD`,
  noCabin: (text) => `«${text}» no es una clase: escriba turista, turista premium, business o primera`,
  classOfTrains: (text) =>
    `«${text}» es una clase de tren: para un vuelo, escriba turista, turista premium, business o primera; para un tren, escriba «tren» como número de vuelo`,
  noPassengers: (text) => `«${text}» no es un número entero de pasajeros mayor que 0`,
  tooManyPassengers: (text, most) => `«${text}» son más pasajeros de los que puede tener una fila (${most})`,
  manyPassengers: (text, count, most) =>
    `«${text}» serían ${count} personas, más de ${most} en una fila: escriba «${count} personas» si es correcto, o corrija el número`,
  noFlights: (text) => `«${text}» no es un número entero de vuelos mayor que 0`,
  manyFlights: (text, count, most) =>
    `«${text}» serían ${count} vuelos, más de ${most} en una fila: escriba «${count} vuelos» si es correcto, o corrija el número`,
  flightsUnclear: (text, named, passengers) =>
    `«${text}» como número de vuelos no concuerda con el resto de la fila: ${named === 1 ? 'un vuelo' : `${named} vuelos`} de ${passengers === 1 ? 'un pasajero' : `${passengers} pasajeros`}. Quite una de las columnas o escriba una fila por viaje`,
  oneWayAndBack: 'la fila dice solo ida y nombra un vuelo de vuelta: quite una de las dos cosas',
  backBeforeThere: (text) => `«${text}» es anterior al vuelo de ida`,
  noReturn: (text) => `«${text}» no dice si hay un vuelo de vuelta: escriba sí o no, o su día como AAAA-MM-DD`,
  longCell: (letters, most) =>
    `tiene ${letters} caracteres, más de ${most}: quizá se abren unas comillas y no se cierran`,
  longRow: 'ocupa más de 1\u00a0MB: quizá se abren en ella unas comillas que sobran, o se han juntado filas',
  emptyRecord: 'el objeto está vacío',
  noRecord: 'la línea no es un objeto JSON: escriba un vuelo por línea, como {"from": "ZRH", "to": "BOS"}',
  deepRecord: (most) => `más de ${most} niveles anidados: escriba los campos del vuelo sin anidar`,
  noFlight: (text) => `«${text}» no es un vuelo: se omite`,
  noFlightRow: (kind) => `una fila con ${KINDS[kind]} no es un vuelo: se omite`,
  privateFlight: (text) => `«${text}» es un vuelo privado, en el que ninguna aerolínea vende plazas: se omite`,
  setAside: (text) => `«${text}»: se deja aparte, no suma nada`,
  setAsideRow: (kind) => `una fila con ${KINDS[kind]}: se deja aparte, no suma nada`,
  noFigureIn: (cabin) => `sin cifra en ${cabin}.`,
  noRoute: 'La fila no nombra ninguna ruta.',
  tooOld: (year, firstYear) => `No hay cifras para ${year}: empiezan en ${firstYear}.`,
};

export const LIST_TEXTS: TextsOf<typeof EnglishList> = {
  noColumn: (names, there) => `No hay ninguna columna ${names.join(', ')}. Hay: ${there || 'ninguna'}.`,
  noPlaceColumns: (there) => `No hay columnas de origen y destino entre: ${there || 'ninguna'}.`,
  manyColumns: (most) => `La lista tiene más de ${most} columnas. Elimine las que no describen un vuelo.`,
  manyCells: (millions) =>
    `La lista tiene más de ${millions} millones de celdas. Elimine las columnas que no describen un vuelo.`,
  noHeaderRow: (row) => `Al principio de la lista no hay una fila ${row} con los nombres de las columnas.`,
  openQuote: 'En la lista se abren unas comillas que no se cierran.',
  longRow: 'Una fila ocupa más de 16\u00a0MB: quizá se abren en la lista unas comillas que no se cierran.',
  archive:
    'Es un archivo de Excel u otro archivo comprimido. En Excel, elija «Guardar como» y «CSV UTF-8», y use ese archivo.',
  oldExcel: 'Es un archivo de un Excel antiguo. En Excel, elija «Guardar como» y «CSV UTF-8», y use ese archivo.',
  utf32:
    'Las letras de la lista están guardadas de una forma que pocos programas leen (UTF-32). En Excel, elija «Guardar como» y «CSV UTF-8», y use ese archivo.',
  halfLetter:
    'La lista termina en medio de un carácter (UTF-16), como si estuviera cortada. En Excel, elija «Guardar como» y «CSV UTF-8», y use ese archivo.',
  brokenLetter:
    'Un carácter de la lista está dañado (UTF-16). En Excel, elija «Guardar como» y «CSV UTF-8», y use ese archivo.',
  noText: 'Este archivo no contiene texto, sino bytes nulos. Guarde la lista como CSV en UTF-8.',
};

const AS_CSV = 'Guarde la hoja con los vuelos como CSV: una lista CSV puede tener cualquier tamaño.';
const AGAIN = 'Guarde de nuevo el archivo, o guárdelo como CSV.';

export const FILE_TEXTS: TextsOf<typeof EnglishFile> = {
  parts: {
    file: 'El archivo',
    workbook: 'El libro',
    styles: 'La lista de formatos del libro',
    texts: 'El texto del libro',
    spreadsheet: 'La hoja de cálculo',
    sheet: (name) => `La hoja «${name}»`,
  },
  tooLarge: (megabytes, most) => `El archivo ocupa ${megabytes}; se leen como máximo ${most}. ${AS_CSV}`,
  tooLargeUnpacked: (part, most, megabytes) =>
    `${part}: al descomprimirse supera ${most}${megabytes === '' ? '' : ` (${megabytes})`} y no se lee. ${AS_CSV}`,
  tooManyCells: (millions) => `El archivo tiene más de ${millions} millones de celdas y no se lee. ${AS_CSV}`,
  tooLongList: (megabytes) => `La lista del archivo ocupa más de ${megabytes} y no se lee. ${AS_CSV}`,
  tooManyDays: (thousands) =>
    `El calendario tiene más de ${thousands}\u00a0000 entradas, contando cada repetición. Exporte un periodo más corto y use ese archivo.`,
  damagedXml: (part) => `${part}: datos dañados o XML que no se puede leer. ${AGAIN}`,
  documentType: (part) => `${part}: un tipo de documento que ninguna hoja de cálculo tiene. ${AGAIN}`,
  tooManyElements: (part, millions) => `${part}: más de ${millions} millones de elementos. ${AGAIN}`,
  deepXml: (part, most) => `${part}: más de ${most} elementos anidados. ${AGAIN}`,
  longText: (part) => `${part}: un texto más largo que cualquiera de una hoja de cálculo. ${AGAIN}`,
  damaged: 'El archivo empieza como una hoja de cálculo y está dañado o incompleto. Guárdelo de nuevo, o como CSV.',
  manyFiles: (files) => `El archivo es un archivo comprimido con ${files} archivos, no una hoja de cálculo.`,
  password: 'El archivo está protegido con una contraseña: guárdelo sin ella.',
  noSheets: 'El archivo no contiene ninguna hoja.',
  noSheet: (name, there) => `No hay ninguna hoja «${name}». Hay: ${there.map((one) => `«${one}»`).join(', ')}.`,
  rowBeyond: (row) => `La hoja tiene una fila que no existe en Excel: «${row}».`,
  columnBeyond: 'La hoja tiene más columnas que Excel.',
  binaryExcel: 'Es un archivo binario de Excel. Guárdelo como .xlsx o CSV y use ese archivo.',
  numbers: 'Es un archivo de Numbers. Expórtelo a Excel o CSV y use ese archivo.',
  noSpreadsheet: 'Es un archivo comprimido sin hoja de cálculo. Use el archivo con los vuelos: .xlsx, .ods o CSV.',
  noRows: 'El archivo no contiene filas.',
  noPass: 'Este pase no contiene ninguna tarjeta de embarque legible.',
  cutCalendar: 'El calendario no termina con END:VCALENDAR: está dañado o incompleto. Expórtelo de nuevo.',
  damagedJson: 'El archivo empieza como JSON y está dañado o incompleto.',
  jsonWithoutList: 'Es JSON sin una lista de vuelos: escriba [{"from": "ZRH", "to": "BOS"}].',
};
