import type { TextsOf } from '@tim/languages';
import type { ANSWERS as EnglishAnswers, BATCH as EnglishBatch, OPTIONS as EnglishOptions } from './texts.ts';

export const ANSWERS: TextsOf<typeof EnglishAnswers> = {
  flightTitle: (flight, origin, destination, day) => `${flight}, ${origin} nach ${destination}, ${day}`,
  routeTitle: (origin, destination) => `Typische Emissionen, ${origin} nach ${destination}`,
  optionsTitle: (ways, origin, destination, day) =>
    `${ways} ${ways === 1 ? 'Verbindung' : 'Verbindungen'}, ${origin} nach ${destination}, ${day}`,
  columns: {
    perPassenger: 'kg CO2e pro Fluggast',
    wellToWake: 'Well-to-Wake',
    wellToTank: 'Well-to-Tank',
    tankToWake: 'Tank-to-Wake',
    low: 'von',
    high: 'bis',
  },
  cabins: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
  driver: (driver, percent) => `${driver.charAt(0).toLowerCase()}${driver.slice(1)} (${percent})`,
  range: (drivers) =>
    `In 80 von 100 Fällen sollte der Wert in der Spanne liegen. Ihre Breite hängt davon ab, ${drivers.join(', ')}.`,
  label: (version) => `Von einem EASA Flight Emissions Label, Version „${version}“.`,
  sustainableFuel: (percent) => `Nachhaltiger Flugkraftstoff: ${percent}, nicht abgezogen.`,
  numberKnown: 'Flugnummer: auf dieser Strecke bekannt.',
  numberNotKnown: 'Flugnummer: nicht bekannt; die Fluggesellschaft ist auf dieser Strecke bekannt.',
  contrails: (risk) => `Klimawirkung der Kondensstreifen: ${risk}, nicht in den Kilogramm enthalten.`,
  risks: { NEGLIGIBLE: 'gering', MODERATE: 'mittel', SEVERE: 'hoch' },
  notPublished: 'Mit der offenen Engine aus öffentlichen Daten geschätzt; nicht der von Google veröffentlichte Wert.',
  aircraft: (name, codes, found) => `Flugzeug: ${name} (${codes}). ${found}`,
  types: (types) => `Mögliche Flugzeugtypen: ${types.join(', ')}.`,
  note: (text) => `Hinweis: ${text}`,
  warnings: {
    FLEET_OF_ANOTHER_YEAR: 'Die Flugzeuge sind die von Ende 2025, nicht die aus dem Jahr des Fluges.',
    LOADS_OF_ANOTHER_YEAR: 'Die Auslastung jenes Jahres ist nicht bekannt: Es gilt die von 2023 bis 2026.',
  },
  markets: (markets) => `Gilt für diese Flughäfen: ${markets.join(', ')}.`,
  rareCabins: (cabins) =>
    `Die meisten Verbindungen haben keine eigene Kabine für ${cabins.join(', ')}. Die Methode nennt trotzdem einen Wert.`,
  missingCabins: (cabins) =>
    `Keine bekannte Verbindung hat eine eigene Kabine für ${cabins.join(', ')}. Die Methode nennt trotzdem einen Wert.`,
  carriers: (codes) => `Gilt für diese Fluggesellschaften: ${codes.join(', ')}.`,
  working: (engineVersion) => `Rechenweg (Engine ${engineVersion})`,
  source: (source) => `Quelle: ${source}`,
};

export const OPTIONS: TextsOf<typeof EnglishOptions> = {
  header: [
    'Flüge',
    'Flughäfen',
    'Flugzeuge',
    'Stunden',
    'Tage im Jahr',
    'Economy',
    'von bis',
    'Premium',
    'Business',
    'First',
  ],
  numbers: (numbers, more) => (more > 0 ? `${numbers} und ${more} ${more === 1 ? 'weiterer' : 'weitere'}` : numbers),
  lowToHigh: (low, high) => `${low} bis ${high}`,
  nearby: 'Von oder zu Flughäfen in der Nähe:',
  old: 'Alte oder seltene Einträge, nicht mitgezählt:',
  oldEntry: (flight, why) => `${flight}: ${why}`,
  figures:
    'Werte in kg CO2e pro Fluggast, Well-to-Wake, für alle Flüge einer Verbindung; die Stunden sind aus der Entfernung berechnet, mit zwei je Umstieg.',
  marks:
    '* Verbindung, die der typische Wert der Strecke zählt. ? Wird heute wahrscheinlich geflogen, die anderen sicher. - Kabine, die das Flugzeug nicht hat.',
  none: 'Es ist keine Verbindung dorthin bekannt, weder direkt noch mit einem Umstieg.',
};

const flightCount = (flights: number): string => `${flights} ${flights === 1 ? 'Flug' : 'Flüge'}`;
const otherCount = (others: number): string =>
  others === 0
    ? ''
    : `, ${others} ${others === 1 ? 'Eintrag ist kein Flug oder wurde nicht geflogen' : 'Einträge sind keine Flüge oder wurden nicht geflogen'}`;
const notUnderstood = (others: number): string => (others === 0 ? '' : `, ${others} nicht verstanden`);
const rowCount = (rows: number): string => `${rows} ${rows === 1 ? 'Zeile' : 'Zeilen'}`;

export const BATCH: TextsOf<typeof EnglishBatch> = {
  source: {
    spreadsheet: (format, sheet, others) =>
      `Das ist eine Tabelle (.${format}), Blatt „${sheet}“.${others.length === 0 ? '' : ` Weitere: ${others.join(', ')} (--sheet <Name> liest eines davon).`}`,
    calendar: (flights, others) => `Das ist ein Kalender: ${flightCount(flights)}${otherCount(others)}.`,
    boardingPasses: (flights, others) => `Das sind Bordkarten: ${flightCount(flights)}${notUnderstood(others)}.`,
    json: (flights, others) => `Das ist eine Liste in JSON: ${flightCount(flights)}${notUnderstood(others)}.`,
    log: (name, flights, others) => `Das ist ein Flugbuch von ${name}: ${flightCount(flights)}${otherCount(others)}.`,
    listOfLog: (name) => `Das ist ein Flugbuch von ${name}.`,
  },
  columnsRead: (columns) => `Gelesene Spalten: ${columns.join(', ')}.`,
  notRead: (columns) => `Nicht gelesen: ${columns.join(', ')}.`,
  uncounted: (names) =>
    `Jede Zeile zählt nur einmal. In ${names.join(', ')} könnte stehen, für wie viele Fluggäste oder Flüge sie gilt (--columns 'passengers=${names[0] ?? ''}').`,
  mayMean: (column, field) => `${column} (vielleicht ${field})`,
  leftOut: (columns) => `Nicht geschrieben: ${columns.join(', ')}.`,
  letters: (read, written) => `Zeichen gelesen als ${read}, geschrieben als ${written}.`,
  goesOn: (rows, file) => `Weiter nach ${rowCount(rows)}, die schon in ${file} stehen.`,
  faults: {
    wantsColumns: 'Bitte nennen: --columns origin=<Name>,destination=<Name>.',
    noJson: (file) => `${file} ist kein JSON.`,
    noRecords: (line, isJsonList) =>
      `Die Liste ist kein NDJSON: Zeile ${line} ist kein JSON-Objekt, und keine danach.${isJsonList ? ' Sie beginnt als JSON-Liste: bitte die Datei *.json nennen.' : ''}`,
    damagedGzip: (file) => `${file ?? 'Die Standardeingabe'} beginnt wie gzip und ist beschädigt oder unvollständig.`,
  },
  rowsDone: (rows) => `${rows} Zeilen`,
  secondsLeft: (seconds) => `noch ${seconds} s`,
  slowNode: (version, fast) =>
    `Node ${version} braucht etwa doppelt so lange wie Node ${fast}: für lange Listen bitte Node ${fast} verwenden.`,
  noFlights: 'Kein Wert: Keine Zeile ist ein Flug.',
  noFigureYet: (rows) => `Noch kein Wert: ${rowCount(rows)} ${rows === 1 ? 'muss' : 'müssen'} geprüft werden.`,
  total: (figures, rows, tonnes, flights) =>
    `${figures} von ${rowCount(rows)} mit Wert: ${tonnes}, für ${flightCount(flights)} von je einem Fluggast.`,
  tonnes: (tonnes) => `${tonnes} t CO2e`,
  wellToWake: (tonnes, range) => `${tonnes} t CO2e Well-to-Wake${range ? `, ${range[0]} t bis ${range[1]} t` : ''}`,
  reasons: 'Zeilen ohne Wert, nach Grund:',
  firstRow: (rows, row, what) => `${rows === 1 ? `Zeile ${row}` : `zuerst in Zeile ${row}`}: ${what}`,
  ofField: (field, what) => `${field}: ${what}`,
  unknownPlace: (name, rows) =>
    `${name}: welcher Flughafen oder welche Stadt? Für ${rowCount(rows)} bitte --place '${name}=<Code>' angeben.`,
  place: (name, codes, rows) =>
    `${name}: ${codes.join(' oder ')}? Für ${rowCount(rows)} bitte --place '${name}=${codes[0] ?? ''}' angeben.`,
  returns: (own, all) =>
    `${own} von ${all} Zeilen mit Hin- und Rückflug haben den Rückflug in einer eigenen Zeile: Jede davon zählt als ein Flug, jede andere als zwei.`,
  laterReturns: (seen) => `Zeilen nach den ersten ${seen} werden wie die meisten davon gelesen.`,
  skipped: (rows) => `Übersprungen, für ${rowCount(rows)} wird nichts addiert:`,
  refund: 'Eine Erstattung wird nicht berücksichtigt: Ihr Ticket zählt, solange es in der Liste steht.',
  warnings: 'Zeilen mit einem Hinweis:',
  made: (engine, model, data, seconds) => `Engine ${engine}, Modell ${model}, Daten ${data}; ${seconds} s.`,
};
