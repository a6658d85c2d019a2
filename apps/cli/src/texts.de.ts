import { andList, orList, type TextsOf } from '@tim/languages';
import type {
  ANSWERS as EnglishAnswers,
  BATCH as EnglishBatch,
  FACTORS as EnglishFactors,
  FAULTS as EnglishFaults,
  HELP as EnglishHelp,
  OPTIONS as EnglishOptions,
} from './texts.ts';

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
    direct: 'Direktflüge',
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
  otherAirports: 'Von oder zu anderen Flughäfen:',
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
  shortEnd: (cells, columns) =>
    `Die letzte Zeile hat nur ${cells} von ${columns} Zellen und endet ohne Zeilenumbruch: Die Liste wurde dort möglicherweise abgeschnitten.`,
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
  breakdown: {
    heading: (by) => `Nach ${by}:`,
    names: {
      year: 'Jahr',
      quarter: 'Quartal',
      month: 'Monat',
      traveller: 'Person',
      airline: 'Fluggesellschaft',
      route: 'Strecke, beide Richtungen',
      cabin: 'Kabinenklasse',
      aircraft: 'Flugzeugtyp',
      distance: 'Entfernung',
      tier: 'Grundlage des Werts',
    },
    columns: {
      tonnes: 't CO2e',
      share: 'Anteil',
      flights: 'Flüge',
      passengerKm: 'Personen-km',
      gramsPerKm: 'g je Personen-km',
    },
    notGiven: 'nicht angegeben',
    others: 'übrige',
    fromKm: (km) => `ab ${km} km`,
    cut: (by) => `Nach ${by} gibt es mehr als 10.000 Gruppen: Alle weiteren stehen unter „übrige“.`,
  },
  made: (engine, model, data, seconds) => `Engine ${engine}, Modell ${model}, Daten ${data}; ${seconds} s.`,
};

export const HELP: TextsOf<typeof EnglishHelp> = {
  brief: 'Die Emissionen eines Fluggasts auf einem Flug.',
  footer: [
    'Codes in Groß- oder Kleinbuchstaben. Exit-Code 0 mit einem Wert, 1 mit dem Grund, warum es keinen gibt, 2 bei falschen Angaben oder wenn sich eine Datei nicht lesen oder schreiben lässt.',
    'Gleiche Engine, gleiches Modell und gleiche Daten ergeben gleiche Werte: Jede Antwort nennt sie. Das Archiv oder der Git-Tag dieser Version berechnet sie noch einmal: docs/reproduce.md.',
    'Vervollständigung: travel-impact completion bash >> ~/.bashrc; auch zsh, fish, pwsh und nu.',
  ],
  without: 'ohne Angabe: ',
  choices: 'möglich: ',
  commands: {
    flight: 'Ein Flug, von 2019 bis in einem Jahr ab heute: ZRH BOS LX 52 2026-12-21.',
    route: 'Typische Emissionen eines Städtepaars, mit den Codes von Flughäfen oder Städten: LON NYC.',
    options: 'Alle bekannten Verbindungen eines Städtepaars an einem Tag, die direkten zuerst: ZRH BOS 2026-12-21.',
    explain: 'Wie flight oder route, mit dem Rechenweg: jeder Schritt in Worten, mit Formel und Quellen.',
    batch: 'Eine Liste von Flügen in CSV, NDJSON oder Parquet: jede Zeile mit ihrem Wert, dann die Summen.',
    factors:
      'Jede bekannte Strecke einer Fluggesellschaft je Monat, als Tabellen zum Verknüpfen mit Flügen; wie, steht am Ende der Ausgabe.',
    completion: 'Schreibt das Skript, mit dem die Shell vervollständigt, oder nennt Vervollständigungen.',
    help: 'Zeigt diese Hilfe.',
    version: 'Zeigt die Version.',
  },
  query: {
    airport: 'der IATA-Code des Flughafens oder sein Name',
    airportOrCity: 'der IATA-Code des Flughafens oder der Stadt, oder der Name',
    destination: 'ebenso',
    carrier: 'der IATA-Code der vermarktenden Fluggesellschaft',
    number: 'die Flugnummer ohne Fluggesellschaft',
    day: 'der Tag des Abflugs',
    today: 'heute',
    aircraft: 'das Flugzeug, falls bekannt: IATA- oder ICAO-Code oder eine Familie (333, A333, 787)',
  },
  usual: {
    tables: 'andere Tabellen als die eigenen, mit den darin enthaltenen Flugplänen',
    json: 'die Antwort als JSON, in Gramm',
    lang: 'die Sprache der Antwort',
    jobs: 'wie viele Prozesse nebeneinander rechnen',
    oneACore: 'einer je Kern',
  },
  batch: {
    input:
      'die Datei mit der Liste: CSV oder NDJSON, auch *.gz und Parquet; eine Tabelle (.xlsx, .ods), ein Kalender (.ics), Bordkarten; - für die Standardeingabe',
    out: 'wohin geschrieben wird, sonst in die Standardausgabe; *.gz, *.parquet und *.xlsx in diesem Format. Ein abgebrochener Lauf wird von dort fortgesetzt',
    format: 'das Format der Liste, sonst nach dem Dateinamen',
    sheet:
      'das Blatt einer Tabelle mit der Liste, nach Name oder Position, sonst das mit den aussagekräftigsten Spalten',
    headerRow: 'die Zeile mit den Spaltennamen, ab 1 gezählt, falls sie nicht gefunden wird',
    cabin: 'Kabinenklasse der Zeilen, die keine nennen',
    allCabins: 'gibt auch die Gramm aller vier Kabinenklassen an',
    forSpreadsheets: 'schreibt Zellen, die mit =, +, - oder @ beginnen, so, dass keine Tabelle sie für Formeln hält',
    withoutPeople: 'lässt die Spalten mit Namen von Personen weg, etwa für eine Prüfung',
    columns: 'welche Spalte was enthält, wo ihr Name es nicht sagt',
    byTheirNames: 'nach ihren Namen',
    place: 'welcher Ort mit einem Namen gemeint ist, den mehrere haben, für alle Zeilen; einmal je Name',
    by: (names) =>
      `woraus sich die Summe zusammensetzt, je eine Tabelle: ${names.join(', ')} oder eine Spalte der Liste mit ihrem Namen`,
    dates: 'wie 3/4/2025 gemeint ist, wenn kein anderes Datum es zeigt',
    today: 'trennt vergangene von künftigen Flügen, sonst das heutige Datum',
    lang: 'die Sprache der Summen, der Gründe in den Zeilen und einer zweiten Zeile mit Namen unter den Spaltennamen',
    json: 'die Summen als JSON: mit --out in der Standardausgabe, sonst in der Fehlerausgabe',
    recognised: 'Spalten werden an ihren Namen erkannt, gleich ob groß oder klein und mit welchen Leerzeichen:',
    others: 'Andere werden angegeben: --columns origin=Start,destination=End.',
    added: 'Zu jeder Zeile kommen hinzu (Gramm und Kilogramm CO2e, Well-to-Wake, wo nichts anderes steht):',
  },
  factors: {
    out: 'ein leerer Ordner oder einer, der angelegt wird',
    format: 'Parquet braucht DuckDB neben diesem Befehl',
    carriers: 'nur diese Fluggesellschaften',
    all: 'alle',
    lang: 'die Sprache der Meldungen; die Tabellen sind dieselben',
  },
};

export const FAULTS: TextsOf<typeof EnglishFaults> = {
  more: 'Mehr dazu mit --help.',
  noCommand: (commands) => `Bitte ${orList(commands, 'de')} angeben.`,
  unknownCommand: (commands, word) => `Bitte ${orList(commands, 'de')} angeben, nicht ${word}.`,
  unexpected: (word) => `Unerwartete Option oder unerwarteter Befehl: ${word}.`,
  missingArgument: (name) => `${name} fehlt: Das sind zu wenige Angaben.`,
  missingOption: (option) => `Die Option ${option} fehlt.`,
  missingValue: (option, name) => `Nach ${option} fehlt ${name}.`,
  takesNoValue: (option, value) => `Die Option ${option} nimmt keinen Wert, angegeben ist: ${value}.`,
  saidTwice: (option) => `${option} darf nur einmal vorkommen.`,
  noChoice: (choices, word) => `Möglich sind ${andList(choices, 'de')}, nicht ${word}.`,
  empty: 'Die Angabe ist leer.',
  carrier: (word) => `„${word}“ ist kein Code einer Fluggesellschaft aus zwei Zeichen.`,
  aircraft: (word) => `„${word}“ ist kein Flugzeugcode aus drei oder vier Zeichen.`,
  number: (word) => `„${word}“ ist keine Flugnummer nur aus Ziffern.`,
  date: (word) => `„${word}“ ist kein Datum der Form YYYY-MM-DD (Jahr-Monat-Tag).`,
  count: (word) => `„${word}“ ist keine ganze Zahl ab 1.`,
  cabin: (word) => `„${word}“ ist keine Kabinenklasse: economy, premium-economy, business oder first.`,
  column: (pair, fields) => `Erwartet wird <Feld>=<Name>, nicht „${pair}“. Felder: ${fields}.`,
  breakdown: (word, known, columns) =>
    `„${word}“ gehört weder zu dem, wonach diese Liste aufgeteilt werden kann (${known.join(', ')}), noch zu ihren Spalten (${columns.join(', ')}).`,
  breakdownOfPeople: (word) => `--by „${word}“ würde zeigen, wer gereist ist; --without-people lässt das weg.`,
  placeCode: (word) => `Erwartet wird <Name>=<Code>, etwa Sydney=SYD, nicht „${word}“.`,
  headerRow: (word, last) => `„${word}“ ist keine Zeile von 1 bis ${last}.`,
  unknownPlace: (name) => `„${name}“ ist kein bekannter Ort: Bitte seinen Code aus drei Zeichen angeben.`,
  severalPlaces: (name, codes) => `„${name}“ kann ${orList(codes, 'de')} sein: Bitte den Code angeben.`,
  noTables: (folder) => `In ${folder} sind keine Tabellen.`,
  noDuckDb:
    'Parquet wird mit DuckDB gelesen und geschrieben: Bitte neben diesem Befehl installieren (npm install @duckdb/node-api) oder CSV verwenden (factors: --format csv).',
  noParquet: (file, why) =>
    `${file} lässt sich nicht als Parquet lesen: Vielleicht ist die Datei beschädigt oder unvollständig (${why}).`,
  parquetInput: 'Parquet wird nicht aus der Standardeingabe gelesen: Bitte die Datei angeben.',
  noFile: (file) => `Es gibt keine Datei ${file}.`,
  onlyXlsx: (file) => `${file}: Eine Tabelle wird als .xlsx geschrieben, das jede Tabellenkalkulation öffnet.`,
  xlsxOfNdjson:
    'Aus NDJSON wird keine .xlsx-Datei geschrieben: Bitte eine .csv-Datei schreiben oder eine .json-Datei mit --format csv lesen.',
  isThere: (file) => `${file} ist schon vorhanden: Bitte eine andere Datei angeben oder diese entfernen.`,
  noFolder: (folder) => `Es gibt keinen Ordner ${folder}: Bitte anlegen oder eine andere Ausgabe angeben.`,
  noState: (file, state) =>
    `${file} ist vorhanden, aber ${state} nicht: Bitte die Datei entfernen oder eine andere Ausgabe angeben.`,
  changed: (file, state) =>
    `${file} ist nicht, was der letzte Lauf geschrieben hat: Bitte die Datei und ${state} entfernen, um neu zu beginnen, oder eine andere Ausgabe angeben.`,
  isLink: (file) => `${file} ist eine Verknüpfung oder ein Ordner: Bitte entfernen oder eine andere Ausgabe angeben.`,
  stateUnread: (state, file) =>
    `${state} lässt sich nicht lesen: Bitte die Datei und ${file} entfernen, um neu zu beginnen, oder eine andere Ausgabe angeben.`,
  begunOn: (file, day) =>
    `${file} wurde mit --today ${day} begonnen: Bitte dasselbe oder nichts angeben, oder eine andere Ausgabe.`,
  otherOptions: (file, state) =>
    `${file} wurde mit anderen Optionen oder anderen Daten begonnen: Bitte die Datei und ${state} entfernen, um neu zu beginnen, oder eine andere Ausgabe angeben.`,
  otherList: (file, state) =>
    `${file} wurde mit einer anderen Liste begonnen: Bitte die Datei und ${state} entfernen, um neu zu beginnen, oder eine andere Ausgabe angeben.`,
  isWritten: (file, lock, by) =>
    `${file} wird gerade von einem anderen Lauf geschrieben${by ? ` (Prozess ${by.processId} auf ${by.host})` : ''}: Bitte warten, eine andere Ausgabe angeben oder ${lock} entfernen, falls es keinen gibt.`,
  noSpace: (file) =>
    `Für ${file} ist kein Speicherplatz mehr frei: Bitte Platz schaffen oder einen anderen Ort angeben.`,
  tooLarge: (file) => `${file} würde größer, als das System erlaubt: Bitte einen anderen Ort angeben.`,
  longName: (file) => `Der Name ${file} ist zu lang.`,
  isFolder: (file) => `${file} ist ein Ordner, keine Datei.`,
  noFolderOnPath: (file) => `Ein Teil des Pfads ${file} ist eine Datei, kein Ordner.`,
  noPlace: (file) => `Es gibt weder eine Datei noch einen Ordner ${file}.`,
  notAllowed: (file) => `Für ${file} fehlt die Berechtigung.`,
  readOnly: (file) => `${file} liegt auf einem schreibgeschützten Dateisystem: Bitte einen anderen Ort angeben.`,
  fileFailed: (file, code) => `${file} lässt sich nicht lesen oder schreiben: ${code}.`,
  notWhole: (file, bytes, written) =>
    `${file} wurde nicht vollständig geschrieben: Es sind ${bytes} von ${written} Bytes.`,
  notWritten: (file, why) => `${file} lässt sich nicht schreiben: ${why}`,
  shortened: (file, read, bytes) =>
    `${file} wurde während des Lesens kürzer: ${read} von ${bytes} Bytes. Bitte noch einmal versuchen, wenn niemand mehr hineinschreibt.`,
  lockLost: (file, lock) =>
    `${lock} wurde entfernt oder ersetzt, ein anderer Lauf schreibt also vielleicht ${file}: Bitte diesen Lauf neu starten.`,
  standardInput: 'die Standardeingabe',
  standardOutput: 'die Standardausgabe',
  fewerWorkers: (asked, workers) =>
    `${asked} Worker sind mehr, als Prozessoren oder freier Speicher erlauben: ${workers} ${workers === 1 ? 'wird' : 'werden'} verwendet.`,
  notEmpty: (folder) => `${folder} ist nicht leer.`,
  stopped: (folder) =>
    `${folder} stammt von einem abgebrochenen Lauf: Bitte entfernen oder einen anderen Ordner angeben.`,
  noRoutes: (carriers) => `Es ist keine Strecke von ${carriers} bekannt.`,
};

export const FACTORS: TextsOf<typeof EnglishFactors> = {
  written: (rows, folder, seconds) => `${rows} Zeilen in ${folder}, in ${seconds} s.`,
  guide: (file) => `Wie sie in SQL mit Flügen verknüpft werden: ${file}`,
};
