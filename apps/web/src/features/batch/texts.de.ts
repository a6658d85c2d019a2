import type { TextsOf } from '@tim/languages';
import type { BATCH as English } from './texts.ts';

type Texts = TextsOf<typeof English>;

const flightCount = (flights: number): string => `${flights} ${flights === 1 ? 'Flug' : 'Flüge'}`;
const otherCount = (others: number): string =>
  others === 0
    ? ''
    : `, ${others} ${others === 1 ? 'Eintrag ist kein Flug oder wurde' : 'Einträge sind keine Flüge oder wurden'} nicht geflogen`;
const notUnderstood = (others: number): string => (others === 0 ? '' : `, ${others} nicht verstanden`);

const SOURCE: Texts['source'] = {
  spreadsheet: (format, sheet) => `Dies ist eine Tabelle (.${format}); gelesen wird das Blatt „${sheet}“.`,
  calendar: (flights, others) => `Dies ist ein Kalender: ${flightCount(flights)}${otherCount(others)}.`,
  'boarding-passes': (flights, others) => `Dies sind Bordkarten: ${flightCount(flights)}${notUnderstood(others)}.`,
  log: (name, flights, others) => `Dies ist ein Flugbuch von ${name}: ${flightCount(flights)}${otherCount(others)}.`,
  json: (flights, others) => `Dies ist eine Liste in JSON: ${flightCount(flights)}${notUnderstood(others)}.`,
  listOfLog: (name) => `Dies ist ein Flugbuch von ${name}.`,
  sheet: 'Blatt',
  headerRow: 'Zeile mit den Spaltennamen',
  row: (row) => `Zeile ${row}`,
};

const PROBLEMS: Texts['problems'] = {
  empty: 'Es gibt nichts zu lesen. Fügen Sie Zeilen aus Ihrer Tabelle ein oder wählen Sie eine Datei.',
  'no-rows': 'Es gibt Spaltennamen, aber keine Zeilen darunter. Ergänzen Sie eine Zeile je Flug.',
  quotes: (row) =>
    `Ein Anführungszeichen in Zeile ${row} wird geöffnet, aber nicht geschlossen. Schließen oder entfernen Sie es und lesen Sie die Liste noch einmal ein.`,
  'too-many-rows': (rows, most) =>
    `Die Liste hat ${rows} Zeilen; diese Seite verarbeitet höchstens ${most}. Teilen Sie die Liste auf oder verwenden Sie die Befehlszeile: Sie verarbeitet beliebig viele Zeilen.`,
  'no-code-reader':
    'Dieser Browser findet keine Strichcodes auf Fotos. Chrome auf einem Telefon kann das; oder scannen Sie den Code mit einer anderen App und fügen Sie den Text ein, der mit M1 beginnt.',
  'no-codes':
    'Auf diesem Foto ist kein Strichcode zu finden. Fotografieren Sie ihn aus geringerem Abstand, gerade und unverdeckt, oder fügen Sie den Text ein, den ein Scanner liest.',
  unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal oder fügen Sie ihre Zeilen oben ein.',
  data: 'Die Daten konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Ihre Liste ist noch da.',
  failed:
    'Die Liste konnte nicht berechnet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal; gelingt es wieder nicht, teilen Sie die Liste auf, um die fehlerhafte Zeile zu finden.',
};

const RESULT: Texts['result'] = {
  heading: 'Die ganze Liste',
  per: (figures, rows, skipped) => `für ${figures} von ${rows}${skipped}`,
  announcement: (kg, figures, rows, skipped) =>
    `Die Liste ist berechnet: ${kg} Kilogramm CO2-Äquivalente für ${figures} von ${rows}${skipped}.`,
  ofThemSkipped: (count, written) => `, ${count === 1 ? 'eine' : written} übersprungen`,
  between: (low, high) => `zwischen ${low} und ${high}\u00a0kg`,
  withoutRange: (kg) => `${kg}\u00a0kg davon ohne Spanne`,
  flights: (count, written) => `${written} ${count === 1 ? 'Flug mit einem Fluggast' : 'Flüge mit je einem Fluggast'}`,
  noFigureYet: (count, rows) =>
    count === 0 ? 'Kein Wert: Keine Zeile ist ein Flug' : `Noch kein Wert. Bitte prüfen: ${rows}`,
  unused: (count) => (count === 1 ? '1 Spalte nicht verwendet' : `${count} Spalten nicht verwendet`),
  uncounted: (names) =>
    `${names.map((name) => `„${name}“`).join(', ')}: Hier könnte stehen, für wie viele Fluggäste oder Flüge eine Zeile gilt. Solange die Spalte nicht zugeordnet ist, zählt jede Zeile nur einmal.`,
  mayMean: (field) => ` (vielleicht „${field}“)`,
  ownReturns: (own, all) =>
    `${own} von ${all} Zeilen mit Hin- und Rückflug haben den Rückflug in einer eigenen Zeile: Jede davon zählt als ein Flug, jede andere als zwei.`,
  laterReturns: (seen) => ` Zeilen nach den ersten ${seen} werden gelesen wie die meisten von diesen.`,
  skipped: 'Übersprungen: Diese Zeilen zählen nicht mit',
  refund:
    'Erstattungen und Stornierungen werden nicht berücksichtigt: Ein Ticket, das in einer eigenen Zeile steht, zählt weiter.',
  places: {
    heading: 'Welcher Ort ist gemeint?',
    label: (text, rows) => `${text}, in ${rows}`,
    option: (name, country, code) => `${name}, ${country} (${code})`,
    usual: 'Vorausgewählt: hat mit Abstand die meisten Flüge',
    near: (place) => `Meinten Sie ${place}?`,
    open: 'nicht gewählt',
    compute: 'Mit diesen Orten berechnen',
    unknown: 'Nicht bekannt: Flughafen oder Stadt angeben',
  },
  known: 'Hinweise zu den Werten',
  missing: 'Zeilen ohne Wert',
  names: (names, more) =>
    `. Namen: ${names.join(', ')}${more > 0 ? ` und ${more === 1 ? 'ein weiterer' : `${more} weitere`}` : ''}`,
  rowNumbers: (count, rows) => ` (${count === 1 ? 'Zeile' : 'Zeilen'} ${rows.join(', ')})`,
  firstRow: (count, rows, row) => (count === 1 ? `Zeile ${row}` : `${rows}, die erste ist Zeile ${row}`),
  rows: 'Zeile für Zeile',
  rests: 'Worauf die Werte beruhen',
  keep: 'Speichern',
  saveCsv: 'Als CSV-Datei herunterladen',
  saveXlsx: 'Als Excel-Datei herunterladen',
  saveRecord: 'Protokoll herunterladen',
  print: 'Drucken',
  withPeople: 'Reisende im Protokoll nennen',
  forSpreadsheets: 'Für Tabellenprogramme: ein Apostroph vor Zellen, die sonst als Formel ausgeführt würden',
  recordNote:
    'Die CSV-Datei ist Ihre Liste, mit den Antworten in Spalten hinter Ihren eigenen. Das Protokoll (JSON) enthält je Zeile alle Eingangsdaten mit Quellen, was angenommen wurde, was fehlt und wie sich die Rechnung wiederholen lässt.',
};

export const BATCH: Texts = {
  title: 'Eine Liste von Flügen',
  description:
    'Emissionen vieler Flüge auf einmal, aus einer Tabelle: Die Spalten werden erkannt, vergangene Flüge nach den Regeln für Scope 3 berechnet, alles auf Ihrem Gerät.',
  introduction:
    'Geben Sie eine Liste mit einem Flug je Zeile ein, vergangen oder geplant. Sie erhalten für jede Zeile die Kilogramm CO2e und worauf sie beruhen, dazu Summen und ein Protokoll für die Prüfung.',
  privacy:
    'Alles wird auf Ihrem Gerät berechnet: Ihre Liste wird nirgendwohin gesendet. Die Daten dafür, etwa 2\u00a0MB, werden geladen, wenn Sie eine Liste eingeben.',
  withoutScript:
    'Die Berechnung einer Liste benötigt JavaScript, das in diesem Browser deaktiviert ist: Gerechnet wird auf Ihrem Gerät. Alles andere auf dieser Website ist auch ohne JavaScript lesbar.',
  late: 'Diese Seite ist noch nicht geladen; möglicherweise liegt es an der Verbindung. Bis dahin lässt sich keine Liste berechnen.',
  input: {
    heading: 'Ihre Liste',
    label: 'Zeilen aus einer Tabelle einfügen oder eintippen',
    hint: 'Die erste Zeile nennt die Spalten. Von und Nach genügen; Datum, Fluggesellschaft, Flugnummer und Kabine machen den Wert genauer.',
    read: 'Liste einlesen',
    choose: 'Datei wählen',
    drop: 'oder hier ablegen: CSV, Excel (.xlsx), .ods, ein Kalender (.ics), Bordkarten, ein Flugbuch',
    example: 'Beispiel einfügen',
    exampleText:
      'Datum;Fluggesellschaft;Flug;Von;Nach;Kabine;Name\n14.03.2025;Swiss;LX 52;ZRH;BOS;Business;Anna\n21.03.2025;Swiss;LX 53;Boston;Zürich;Economy;Anna\n2024-11-05;BA;BA 117;LHR;JFK;Economy;Ben\n2019-06-01;;;London;New York;Premium Economy;Ben\n2027-01-12;LH;400;Frankfurt;JFK;Economy;Cleo\n2025-06-31;LX;316;ZRH;LHR;Economy;Cleo\n',
  },
  columns: {
    heading: 'Spalten prüfen',
    found: (rows, headerRow) => `${rows} unter den Namen in Zeile ${headerRow}.`,
    encoding: (read, written) =>
      `Gelesen als ${read}, gespeichert als ${written}. Sehen Namen wie Zürich falsch aus, speichern Sie die Liste zuerst als „CSV UTF-8“.`,
    unknownHeader:
      'Welche Spalten die Flughäfen enthalten, ist nicht erkennbar. Wählen Sie unten mindestens Von und Nach. Hat Ihre Liste keine Zeile mit Namen, setzen Sie eine an den Anfang, etwa: Von, Nach, Datum, Fluggesellschaft, Flug.',
    notEnough: 'Wählen Sie die Spalten mit beiden Flughäfen oder eine mit der Strecke oder der Entfernung.',
    readAs: 'Die Spalten und wie wir sie lesen',
    notUsed: 'nicht verwendet',
    preview: 'Die ersten Zeilen, wie sie gelesen werden',
    cabin: 'Kabine für Zeilen ohne Angabe',
    orderLegend: (example, count) => `Auf zwei Arten lesbar: ${count} wie ${example}. Was steht zuerst?`,
    compute: 'Emissionen berechnen',
    another: 'Andere Liste eingeben',
    change: 'Spalten ändern',
  },
  orders: { 'day-first': 'Der Tag', 'month-first': 'Der Monat' },
  loading: 'Daten werden geladen',
  computing: (done, all) => `${done} von ${all}`,
  progressLabel: 'Berechnete Zeilen',
  stop: 'Abbrechen',
  stopped: 'Abgebrochen. Es wurde nichts gespeichert.',
  result: RESULT,
  madeOf: {
    heading: 'Woraus sich die Summe zusammensetzt',
    choose: 'Aufteilen',
    by: {
      year: 'Nach Jahr',
      quarter: 'Nach Quartal',
      month: 'Nach Monat',
      traveller: 'Nach Reisenden',
      airline: 'Nach Fluggesellschaft',
      route: 'Nach Strecke, beide Richtungen',
      cabin: 'Nach Kabinenklasse',
      aircraft: 'Nach Flugzeugtyp',
      distance: 'Nach Entfernung',
      tier: 'Nach Grundlage des Werts',
    },
    byColumn: (name) => `Nach ${name}`,
    columns: { kilograms: 'kg CO2e', share: 'Anteil', flights: 'Flüge', gramsPerKm: 'g je Personen-km' },
    notGiven: 'keine Angabe',
    others: 'übrige',
    fromKm: (km) => `ab ${km} km`,
    cut: 'Es gibt mehr als 10.000 Gruppen: Alle weiteren stehen unter „übrige“.',
  },
  rows: {
    filter: 'Anzeigen',
    search: 'Suchen',
    found: (found, shown) => (found === shown ? found : `${shown} von ${found}`),
    more: 'Mehr Zeilen zeigen',
    row: 'Zeile',
    flight: 'Flug',
    kilograms: 'kg CO2e',
    rests: 'Grundlage',
    none: 'kein Wert',
    onPaper: 'Auf Papier stehen die Zeilen, die der Bildschirm zeigt. CSV und Protokoll enthalten alle.',
  },
  rests: {
    method: 'Methode',
    unit: 'Einheit',
    counted: 'Enthalten',
    notCounted: 'Nicht enthalten',
    radiativeForcing: 'Strahlungsantrieb',
    primary: 'Primärdaten',
    byCategory: 'Nach Datenkategorie',
    engine: 'Engine',
    model: 'Version der Methode und Datenstand',
    hash: 'Prüfsumme der Daten',
    assumed: 'Angenommen',
    repeat: 'Zum Wiederholen',
  },
  cabinTitles: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
  filterTitles: {
    all: 'Alle Zeilen',
    'without-figure': 'Ohne Wert',
    'with-warning': 'Mit Hinweis',
    skipped: 'Übersprungen',
  },
  problems: PROBLEMS,
  source: SOURCE,
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
  rowCount: (rows, written) => `${written} ${rows === 1 ? 'Zeile' : 'Zeilen'}`,
  dateCount: (dates, written) => `${written} ${dates === 1 ? 'Datum' : 'Datumsangaben'}`,
  passengers: (count) => `${count} Fluggäste`,
  fromTo: (airports) => airports.join('\u00a0– '),
  andBack: (way) => `${way} und zurück`,
  legs: {
    there: (what) => `Hinflug: ${what}`,
    back: (what) => `Rückflug: ${what}`,
    one: (ends, what) => `${ends}: ${what}`,
    each: (legs) => legs.join('; '),
    changes: (airports) => `mit Umstieg in ${airports.join(', ')}`,
  },
};
