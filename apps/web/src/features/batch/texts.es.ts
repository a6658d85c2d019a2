import { OWN_MANNER, type TextsOf } from '@tim/languages';
import type { BATCH as English } from './texts.ts';

const isOne = (count: number) => OWN_MANNER.plural(count) === 'one';
const flightCount = (flights: number) => `${flights} ${isOne(flights) ? 'vuelo' : 'vuelos'}`;
const otherCount = (others: number) =>
  others === 0
    ? ''
    : `, ${others} ${isOne(others) ? 'entrada no es un vuelo o no se realizó' : 'entradas no son vuelos o no se realizaron'}`;
const notUnderstood = (others: number) => (others === 0 ? '' : `, ${others} sin reconocer`);

export const BATCH: TextsOf<typeof English> = {
  title: 'Una lista de vuelos',
  description:
    'Emisiones de muchos vuelos a la vez, desde una hoja de cálculo: reconoce las columnas, aplica a los vuelos pasados las reglas del alcance 3 y lo calcula todo en su dispositivo.',
  introduction:
    'Introduzca una lista con un vuelo por fila, pasado o previsto. Obtendrá los kilogramos de cada fila, los datos en que se basan, los totales y un registro para su auditor.',
  privacy:
    'Todo se calcula en su dispositivo: su lista no se envía a ninguna parte. Los datos necesarios, unos 2\u00a0MB, se cargan al introducir una lista.',
  withoutScript:
    'Para calcular una lista hace falta JavaScript, que está desactivado en este navegador: el cálculo se hace en su dispositivo. El resto del sitio se puede leer sin él.',
  late: 'Esta página aún no se ha cargado, quizá por la conexión. Hasta entonces no se puede calcular ninguna lista.',
  input: {
    heading: 'Su lista',
    label: 'Pegue filas de una hoja de cálculo o escríbalas',
    hint: 'La primera fila contiene los nombres de las columnas. Bastan el origen y el destino; con la fecha, la aerolínea, el número de vuelo y la clase, la cifra es más exacta.',
    read: 'Leer la lista',
    choose: 'Elegir un archivo',
    drop: 'o suéltelo aquí: CSV, Excel (.xlsx), .ods, un calendario (.ics), tarjetas de embarque, un registro de vuelos',
    example: 'Rellenar con un ejemplo',
    exampleText:
      'Fecha;Aerolínea;Vuelo;Origen;Destino;Clase;Viajero\n14.03.2025;Swiss;LX 52;ZRH;BOS;Business;Ana\n21.03.2025;Swiss;LX 53;Boston;Zúrich;Turista;Ana\n2024-11-05;BA;BA 117;LHR;JFK;Turista;Benito\n2019-06-01;;;Londres;Nueva York;Turista premium;Benito\n2027-01-12;LH;400;Fráncfort;JFK;Turista;Clara\n2025-06-31;LX;316;ZRH;LHR;Turista;Clara\n',
  },
  columns: {
    heading: 'Compruebe las columnas',
    found: (rows, headerRow) => `${rows} bajo los nombres de la fila ${headerRow}.`,
    encoding: (read, written) =>
      `Se lee como ${read} y se guarda como ${written}. Si nombres como Zürich aparecen mal, guarde antes la lista como «CSV UTF-8».`,
    unknownHeader:
      'No sabemos qué columnas contienen los aeropuertos. Elija abajo al menos el origen y el destino. Si su lista no tiene una fila con los nombres de las columnas, añádala al principio; por ejemplo: Origen, Destino, Fecha, Aerolínea, Vuelo.',
    notEnough: 'Elija las columnas con los dos aeropuertos, o una con la ruta o la distancia.',
    readAs: 'Las columnas, y qué leemos en cada una',
    notUsed: 'no se usa',
    preview: 'Las primeras filas, como las leemos',
    cabin: 'Clase de las filas que no indican ninguna',
    orderLegend: (example, count) => `${count} con dos lecturas posibles, como ${example}. ¿Qué va primero?`,
    compute: 'Calcular las emisiones',
    another: 'Usar otra lista',
    change: 'Cambiar las columnas',
  },
  orders: { 'day-first': 'El día', 'month-first': 'El mes' },
  loading: 'Cargando los datos',
  computing: (done, all) => `${done} de ${all}`,
  progressLabel: 'Filas calculadas',
  stop: 'Detener',
  stopped: 'Detenido. No se ha guardado nada.',
  result: {
    heading: 'La lista completa',
    per: (figures, rows, skipped) => `para ${figures} de ${rows}${skipped}`,
    announcement: (kg, figures, rows, skipped) =>
      `La lista está calculada: ${kg} kilogramos de CO2 equivalente para ${figures} de ${rows}${skipped}.`,
    ofThemSkipped: (count, written) => `, ${count === 1 ? 'una omitida' : `${written} omitidas`}`,
    between: (low, high) => `entre ${low} y ${high}\u00a0kg`,
    withoutRange: (kg) => `de ellos, ${kg}\u00a0kg sin intervalo`,
    flights: (count, written) =>
      `${written} ${isOne(count) ? 'vuelo de un pasajero' : 'vuelos de un pasajero cada uno'}`,
    noFigureYet: (count, rows) =>
      count === 0
        ? 'Sin cifra: ninguna fila es un vuelo'
        : `Aún sin cifra: ${rows} ${isOne(count) ? 'requiere' : 'requieren'} su atención`,
    unused: (count) => (isOne(count) ? '1 columna sin usar' : `${count} columnas sin usar`),
    uncounted: (names) =>
      `${names.map((name) => `«${name}»`).join(', ')}: ${isOne(names.length) ? 'puede' : 'pueden'} indicar cuántos pasajeros o vuelos representa una fila. Mientras no se asigne la columna, cada fila cuenta una vez.`,
    mayMean: (field) => ` (puede ser «${field}»)`,
    ownReturns: (own, all) =>
      `${own} de ${all} filas de ida y vuelta tienen el vuelo de vuelta en una fila propia: cada una de esas filas cuenta como un vuelo; las demás, como dos.`,
    laterReturns: (seen) => ` Las filas posteriores a las primeras ${seen} se leen como la mayoría de estas.`,
    skipped: 'Omitidas: estas filas no suman nada',
    refund: 'Los reembolsos y las cancelaciones se dejan aparte: un billete que tiene su propia fila sigue contando.',
    places: {
      heading: '¿A qué lugar se refiere?',
      label: (text, rows) => `${text}, en ${rows}`,
      option: (name, country, code) => `${name}, ${country} (${code})`,
      usual: 'Ya elegido: es, con diferencia, el que más vuelos tiene',
      near: (place) => `¿Quiso decir ${place}?`,
      open: 'sin elegir',
      compute: 'Calcular con estos lugares',
      unknown: 'No se conoce: elija el aeropuerto o la ciudad',
    },
    known: 'Qué conviene saber',
    missing: 'Filas sin cifra',
    names: (names, more) => `. Nombres: ${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}`,
    rowNumbers: (count, rows) => ` (${count === 1 ? 'fila' : 'filas'} ${rows.join(', ')})`,
    firstRow: (count, rows, row) => (count === 1 ? `Fila ${row}` : `${rows}, la primera es la fila ${row}`),
    rows: 'Fila por fila',
    rests: 'En qué se basan las cifras',
    keep: 'Guardar',
    saveCsv: 'Descargar CSV',
    saveXlsx: 'Descargar para Excel',
    saveRecord: 'Descargar registro',
    print: 'Imprimir',
    withPeople: 'Incluir en el registro los nombres de quienes viajaron',
    forSpreadsheets: 'Para una hoja de cálculo: apóstrofo delante de las celdas que leería como fórmulas',
    recordNote:
      'El CSV es su lista, con los resultados en columnas añadidas a las suyas. El registro, en JSON, contiene los datos de entrada de cada fila con sus fuentes, lo que se ha supuesto, lo que falta y cómo repetir el cálculo.',
  },
  madeOf: {
    heading: 'De qué se compone el total',
    choose: 'Desglosar',
    by: {
      year: 'Por año',
      quarter: 'Por trimestre',
      month: 'Por mes',
      traveller: 'Por viajero',
      airline: 'Por aerolínea',
      route: 'Por ruta, en ambos sentidos',
      cabin: 'Por clase',
      aircraft: 'Por tipo de avión',
      distance: 'Por distancia',
      tier: 'Por base de la cifra',
    },
    byColumn: (name) => `Por ${name}`,
    columns: { kilograms: 'kg CO2e', share: 'Parte', flights: 'Vuelos', gramsPerKm: 'g por pasajero-km' },
    notGiven: 'no se indica',
    others: 'otros',
    fromKm: (km) => `${km} km o más`,
    cut: 'Hay más de 10 000 grupos: los siguientes están juntos en «otros».',
  },
  rows: {
    filter: 'Mostrar',
    search: 'Buscar',
    found: (found, shown) => (found === shown ? found : `${shown} de ${found}`),
    more: 'Mostrar más filas',
    row: 'Fila',
    flight: 'Vuelo',
    kilograms: 'kg CO2e',
    rests: 'Se basa en',
    none: 'sin cifra',
    onPaper: 'En papel se imprimen las filas que se ven en pantalla. El CSV y el registro las contienen todas.',
  },
  rests: {
    method: 'Método',
    unit: 'Unidad',
    counted: 'Incluido',
    notCounted: 'No incluido',
    radiativeForcing: 'Forzamiento radiativo',
    primary: 'Datos primarios',
    byCategory: 'Por categoría de datos',
    engine: 'Motor',
    model: 'Versión del método y fecha de los datos',
    hash: 'Huella de los datos',
    assumed: 'Supuesto',
    repeat: 'Para repetir el cálculo',
  },
  cabinTitles: {
    economy: 'Turista',
    premiumEconomy: 'Turista premium',
    business: 'Business',
    first: 'Primera',
  },
  filterTitles: {
    all: 'Todas las filas',
    'without-figure': 'Sin cifra',
    'with-warning': 'Con una nota',
    skipped: 'Omitidas',
  },
  problems: {
    empty: 'No hay nada que leer. Pegue filas de su hoja de cálculo o elija un archivo.',
    'no-rows': 'Hemos encontrado nombres de columnas, pero ninguna fila debajo. Añada una fila por cada vuelo.',
    quotes: (row) =>
      `En la fila ${row} se abren unas comillas que no se cierran. Ciérrelas o quítelas y vuelva a leer la lista.`,
    'too-many-rows': (rows, most) =>
      `La lista tiene ${rows} filas; esta página admite ${most}. Divídala o use la línea de comandos, que admite cualquier número de filas.`,
    'no-code-reader':
      'Este navegador no encuentra códigos de barras en fotos. Chrome en un teléfono sí los encuentra; o bien escanee el código con otra aplicación y pegue su texto, que empieza por M1.',
    'no-codes':
      'No hemos encontrado ningún código de barras en esta foto. Hágala más de cerca y de frente, sin nada sobre el código, o pegue el texto que lea un escáner.',
    unreadable: 'No se ha podido leer el archivo. Elíjalo otra vez o pegue sus filas arriba.',
    data: 'No se han podido cargar los datos. Compruebe la conexión y vuelva a intentarlo; su lista sigue aquí.',
    failed:
      'No se ha podido calcular la lista. Vuelva a cargar la página e inténtelo otra vez; si vuelve a fallar, divida la lista para encontrar la fila.',
  },
  source: {
    spreadsheet: (format, sheet) => `Es una hoja de cálculo (.${format}); leemos la hoja «${sheet}».`,
    calendar: (flights, others) => `Es un calendario: ${flightCount(flights)}${otherCount(others)}.`,
    'boarding-passes': (flights, others) =>
      `Son tarjetas de embarque: ${flightCount(flights)}${notUnderstood(others)}.`,
    log: (name, flights, others) =>
      `Es un registro de vuelos de ${name}: ${flightCount(flights)}${otherCount(others)}.`,
    json: (flights, others) => `Es una lista en JSON: ${flightCount(flights)}${notUnderstood(others)}.`,
    listOfLog: (name) => `Es un registro de vuelos de ${name}.`,
    sheet: 'Hoja',
    headerRow: 'Fila con los nombres de las columnas',
    row: (row) => `Fila ${row}`,
  },
  logTitles: {
    openflights: 'OpenFlights',
    flighty: 'Flighty',
    airtrail: 'AirTrail',
    jetlog: 'jetlog',
    jetlovers: 'JetLovers',
    byair: 'byAir',
    'miles-and-more': 'Miles & More',
    opensky: 'OpenSky Network',
    flightradar24: 'myFlightradar24',
    'app-in-the-air': 'App in the Air',
  },
  rowCount: (rows, written) => `${written} ${isOne(rows) ? 'fila' : 'filas'}`,
  dateCount: (dates, written) => `${written} ${isOne(dates) ? 'fecha' : 'fechas'}`,
  passengers: (count) => `${count} pasajeros`,
  fromTo: (airports) => airports.join(' a '),
  andBack: (way) => `${way} y vuelta`,
  legs: {
    there: (what) => `ida: ${what}`,
    back: (what) => `vuelta: ${what}`,
    one: (ends, what) => `${ends}: ${what}`,
    each: (legs) => legs.join('; '),
    changes: (airports) => `con conexión en ${airports.join(', ')}`,
  },
};
