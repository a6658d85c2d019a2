import type { MessagesOf } from '@tim/languages';
import type { FILE_TEXTS as EnglishFile, LIST_TEXTS as EnglishList, ROW_TEXTS as EnglishRow } from './texts.ts';

export const ROW_TEXTS: MessagesOf<typeof EnglishRow> = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: '{field}: {message}',
  /** What to know of a figure, in one cell. */
  notes: '{before}; {after}',
  unknownAirport: '«{text}» no es un aeropuerto conocido: escriba su código de tres letras',
  severalAirports: '«{text}» puede ser {codes}: escriba el código',
  orCodes: { next: '{before}, {after}', last: '{before} o {after}', lastBeforeO: '{before} u {after}' },
  longRoute: '«{text}» tiene más de {most} lugares: dé a cada viaje una fila propia',
  wayElsewhere:
    '«{text}» es un trayecto con escalas y «{end}» no es ninguno de sus extremos: escriba el trayecto entero en una celda y deje la otra vacía, o una fila por vuelo',
  bothAirports: 'vacío: indique los dos aeropuertos',
  amountsAlone: 'solo contiene números, como un total: un vuelo tiene sus aeropuertos o su fecha',
  tooFar: '{km}\u00a0km: más lejos que cualquier lugar de la Tierra',
  noDistance: '«{text}» no es una distancia en kilómetros mayor que 0',
  unclearDistance:
    '«{text}» puede tener decimales o millares: escriba «{digits}» si son millares, o redondee a kilómetros enteros',
  noFlightNumber: '«{text}» no es un número de vuelo: escriba LX 52, o 52 junto a una columna con la aerolínea',
  noDate: '«{text}» no se puede leer con seguridad como fecha: escríbala como AAAA-MM-DD',
  noSuchDay: '«{text}» no existe en el calendario: corrija el día o el mes',
  unclearDate:
    '«{text}» puede empezar por el día o por el mes: indique qué va primero (en este sitio, debajo de las columnas; en la línea de comandos, con --dates day-first o month-first) o escríbala como AAAA-MM-DD',
  noCabin: '«{text}» no es una clase: escriba turista, turista premium, business o primera',
  classOfTrains:
    '«{text}» es una clase de tren: para un vuelo, escriba turista, turista premium, business o primera; para un tren, escriba «tren» como número de vuelo',
  noPassengers: '«{text}» no es un número entero de pasajeros mayor que 0',
  tooManyPassengers: '«{text}» son más pasajeros de los que puede tener una fila ({most})',
  manyPassengers:
    '«{text}» serían {count} personas, más de {most} en una fila: escriba «{count} personas» si es correcto, o corrija el número',
  noFlights: '«{text}» no es un número entero de vuelos mayor que 0',
  manyFlights:
    '«{text}» serían {count} vuelos, más de {most} en una fila: escriba «{count} vuelos» si es correcto, o corrija el número',
  flightsUnclear:
    '«{text}» como número de vuelos no concuerda con el resto de la fila: {flights} de {passengers}. Quite una de las columnas o escriba una fila por viaje',
  flightsNamed: { one: 'un vuelo', other: '{count} vuelos' },
  passengersEach: { one: 'un pasajero', other: '{count} pasajeros' },
  oneWayAndBack: 'la fila dice solo ida y nombra un vuelo de vuelta: quite una de las dos cosas',
  backBeforeThere: '«{text}» es anterior al vuelo de ida',
  noReturn: '«{text}» no dice si hay un vuelo de vuelta: escriba sí o no, o su día como AAAA-MM-DD',
  longCell: 'tiene {letters} caracteres, más de {most}: quizá se abren unas comillas y no se cierran',
  longRow: 'ocupa más de 1\u00a0MB: quizá se abren en ella unas comillas que sobran, o se han juntado filas',
  emptyRecord: 'el objeto está vacío',
  noRecord: 'la línea no es un objeto JSON: escriba un vuelo por línea, como {"from": "ZRH", "to": "BOS"}',
  deepRecord: 'más de {most} niveles anidados: escriba los campos del vuelo sin anidar',
  noFlight: '«{text}» no es un vuelo: se omite',
  noFlightRow: 'una fila con {kind} no es un vuelo: se omite',
  privateFlight: '«{text}» es un vuelo privado, en el que ninguna aerolínea vende plazas: se omite',
  setAside: '«{text}»: se deja aparte, no suma nada',
  setAsideRow: 'una fila con {kind}: se deja aparte, no suma nada',
  kinds: {
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
  },
  noFigureIn: 'sin cifra en {cabin}.',
  noRoute: 'La fila no nombra ninguna ruta.',
  tooOld: 'No hay cifras para {year}: empiezan en {firstYear}.',
};

export const LIST_TEXTS: MessagesOf<typeof EnglishList> = {
  noColumn: 'No hay ninguna columna {names}. Hay: {there}.',
  columnNames: { name: '{name}', next: '{before}, {after}' },
  noPlaceColumns: 'No hay columnas de origen y destino entre: {there}.',
  none: 'ninguna',
  manyColumns: 'La lista tiene más de {most} columnas. Elimine las que no describen un vuelo.',
  manyCells: 'La lista tiene más de {millions} millones de celdas. Elimine las columnas que no describen un vuelo.',
  noHeaderRow: 'Al principio de la lista no hay una fila {row} con los nombres de las columnas.',
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

export const FILE_TEXTS: MessagesOf<typeof EnglishFile> = {
  parts: {
    file: 'El archivo',
    workbook: 'El libro',
    styles: 'La lista de formatos del libro',
    texts: 'El texto del libro',
    spreadsheet: 'La hoja de cálculo',
    sheet: 'La hoja «{name}»',
  },
  asCsv: 'Guarde la hoja con los vuelos como CSV: una lista CSV puede tener cualquier tamaño.',
  again: 'Guarde de nuevo el archivo, o guárdelo como CSV.',
  tooLarge: 'El archivo ocupa {size}; se leen como máximo {most}. {asCsv}',
  tooLargeUnpacked: {
    known: '{part}: al descomprimirse supera {most} ({size}) y no se lee. {asCsv}',
    unknown: '{part}: al descomprimirse supera {most} y no se lee. {asCsv}',
  },
  tooManyCells: 'El archivo tiene más de {millions} millones de celdas y no se lee. {asCsv}',
  tooLongList: 'La lista del archivo ocupa más de {size} y no se lee. {asCsv}',
  tooManyEntries:
    'El calendario tiene más de 100\u00a0000 entradas, contando cada repetición. Exporte un periodo más corto y use ese archivo.',
  tooManyDays:
    'El calendario tiene más de 500\u00a0000 entradas, contando cada repetición. Exporte un periodo más corto y use ese archivo.',
  damagedXml: '{part}: datos dañados o XML que no se puede leer. {again}',
  documentType: '{part}: un tipo de documento que ninguna hoja de cálculo tiene. {again}',
  tooManyElements: '{part}: más de {millions} millones de elementos. {again}',
  deepXml: '{part}: más de {most} elementos anidados. {again}',
  longText: '{part}: un texto más largo que cualquiera de una hoja de cálculo. {again}',
  damaged: 'El archivo empieza como una hoja de cálculo y está dañado o incompleto. Guárdelo de nuevo, o como CSV.',
  manyFiles: 'El archivo es un archivo comprimido con {files} archivos, no una hoja de cálculo.',
  password: 'El archivo está protegido con una contraseña: guárdelo sin ella.',
  noSheets: 'El archivo no contiene ninguna hoja.',
  noSheet: {
    one: 'No hay ninguna hoja «{name}». Hay: {there}.',
    other: 'No hay ninguna hoja «{name}». Hay: {there}.',
  },
  sheetNames: { name: '«{name}»', next: '{before}, {after}' },
  rowBeyond: 'La hoja tiene una fila que no existe en Excel: «{row}».',
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
