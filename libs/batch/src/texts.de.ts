import type { MessagesOf } from '@tim/languages';
import type { FILE_TEXTS as EnglishFile, LIST_TEXTS as EnglishList, ROW_TEXTS as EnglishRow } from './texts.ts';

export const ROW_TEXTS: MessagesOf<typeof EnglishRow> = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: '{field}: {message}',
  /** What to know of a figure, in one cell. */
  notes: '{before}; {after}',
  unknownAirport: '„{text}“ ist kein bekannter Flughafen: bitte den Code aus drei Buchstaben angeben',
  severalAirports: '„{text}“ kann {codes} sein: bitte den Code angeben',
  orCodes: { next: '{before}, {after}', last: '{before} oder {after}', lastBeforeO: '{before} oder {after}' },
  longRoute: '„{text}“ hat mehr als {most} Orte: bitte für jede Reise eine eigene Zeile anlegen',
  wayElsewhere:
    '„{text}“ ist eine Strecke mit Zwischenstopps, die weder in „{end}“ beginnt noch endet: bitte die ganze Strecke in eine Zelle schreiben und die andere leer lassen, oder für jeden Flug eine eigene Zeile anlegen',
  bothAirports: 'leer: bitte beide Flughäfen angeben',
  amountsAlone: 'enthält wie eine Summe nur Zahlen: zu einem Flug gehören Flughäfen oder Datum',
  tooFar: '{km} km sind weiter als jeder Ort der Erde',
  noDistance: '„{text}“ ist keine Entfernung in Kilometern über 0',
  unclearDistance:
    '„{text}“ kann Nachkommastellen oder Tausender haben: bitte „{digits}“ schreiben, wenn es Tausender sind, oder auf ganze Kilometer runden',
  noFlightNumber:
    '„{text}“ ist keine Flugnummer: bitte LX 52 schreiben, oder 52 neben einer Spalte mit der Fluggesellschaft',
  noDate: '„{text}“ lässt sich nicht sicher als Datum lesen: bitte als JJJJ-MM-TT schreiben',
  noSuchDay: '„{text}“ gibt es im Kalender nicht: bitte Tag oder Monat berichtigen',
  unclearDate:
    'Bei „{text}“ kann der Tag oder der Monat zuerst stehen: bitte angeben, was zuerst steht (auf dieser Website unter den Spalten, auf der Befehlszeile mit --dates day-first oder month-first), oder als JJJJ-MM-TT schreiben',
  noCabin: '„{text}“ ist keine Kabinenklasse: bitte Economy, Premium Economy, Business oder First schreiben',
  classOfTrains:
    '„{text}“ gibt es in Zügen: bitte für einen Flug Economy, Premium Economy, Business oder First schreiben, für eine Bahnfahrt „Bahn“ als Flugnummer',
  noPassengers: '„{text}“ ist keine ganze Zahl von Fluggästen über 0',
  tooManyPassengers: '„{text}“ sind mehr Fluggäste, als eine Zeile haben darf ({most})',
  manyPassengers:
    '„{text}“ wären {count} Personen, mehr als {most} in einer Zeile: bitte „{count} Personen“ schreiben, wenn das stimmt, oder die Zahl berichtigen',
  noFlights: '„{text}“ ist keine ganze Zahl von Flügen über 0',
  manyFlights:
    '„{text}“ wären {count} Flüge, mehr als {most} in einer Zeile: bitte „{count} Flüge“ schreiben, wenn das stimmt, oder die Zahl berichtigen',
  flightsUnclear:
    '„{text}“ als Zahl der Flüge passt nicht zum Rest der Zeile: {flights} von {passengers}. Bitte eine der Spalten weglassen oder für jede Reise eine Zeile schreiben',
  flightsNamed: { one: 'ein Flug', other: '{count} Flüge' },
  passengersEach: { one: 'einem Fluggast', other: 'je {count} Fluggästen' },
  oneWayAndBack: 'die Zeile sagt „einfache Strecke“ und nennt einen Rückflug: bitte eines davon weglassen',
  backBeforeThere: '„{text}“ liegt vor dem Hinflug',
  noReturn:
    '„{text}“ sagt nicht, ob es einen Rückflug gibt: bitte ja oder nein schreiben, oder seinen Tag als JJJJ-MM-TT',
  longCell:
    'hat {letters} Zeichen, mehr als {most}: vielleicht wird ein Anführungszeichen geöffnet und nicht geschlossen',
  longRow:
    'hat mehr als 1 MB: vielleicht steht darin ein falsches Anführungszeichen, oder Zeilen sind aneinandergeraten',
  emptyRecord: 'das Objekt ist leer',
  noRecord: 'die Zeile ist kein JSON-Objekt: bitte einen Flug je Zeile schreiben, etwa {"from": "ZRH", "to": "BOS"}',
  deepRecord: 'mehr als {most} Ebenen tief verschachtelt: bitte die Felder des Fluges flach schreiben',
  noFlight: '„{text}“ ist kein Flug: übersprungen',
  noFlightRow: 'eine Zeile mit {kind} ist kein Flug: übersprungen',
  privateFlight: '„{text}“ ist ein Privatflug, auf dem keine Fluggesellschaft Plätze verkauft: übersprungen',
  setAside: '„{text}“: nicht berücksichtigt, nichts wird addiert',
  setAsideRow: 'eine Zeile mit {kind}: nicht berücksichtigt, nichts wird addiert',
  kinds: {
    rail: 'einer Bahnfahrt',
    road: 'einer Fahrt auf der Straße',
    ferry: 'einer Fährfahrt',
    private: 'einem Privatflug',
    hotel: 'einer Übernachtung',
    meal: 'einer Mahlzeit',
    fee: 'einer Gebühr',
    total: 'einer Summe',
    refund: 'einer Erstattung',
    cancelled: 'einem stornierten Flug',
    void: 'einem ungültigen Ticket',
    exchanged: 'einem umgetauschten Ticket',
    entry: 'einem Kalendereintrag',
    duplicate: 'einem doppelten Eintrag',
  },
  noFigureIn: 'kein Wert in {cabin}.',
  noRoute: 'Die Zeile nennt keine Strecke.',
  tooOld: 'Für {year} gibt es keine Werte, erst ab {firstYear}.',
};

export const LIST_TEXTS: MessagesOf<typeof EnglishList> = {
  noColumn: 'Es gibt keine Spalte {names}. Vorhanden: {there}.',
  columnNames: { name: '{name}', next: '{before}, {after}' },
  noPlaceColumns: 'Keine Spalten für Start und Ziel unter: {there}.',
  none: 'keine',
  manyColumns: 'Die Liste hat mehr als {most} Spalten. Bitte die Spalten entfernen, die keinen Flug beschreiben.',
  manyCells:
    'Die Liste hat mehr als {millions} Millionen Zellen. Bitte die Spalten entfernen, die keinen Flug beschreiben.',
  noHeaderRow: 'Am Anfang der Liste gibt es keine Zeile {row} mit Spaltennamen.',
  openQuote: 'In der Liste wird ein Anführungszeichen geöffnet und nicht geschlossen.',
  longRow:
    'Eine Zeile hat mehr als 16 MB: vielleicht wird in der Liste ein Anführungszeichen geöffnet und nicht geschlossen.',
  archive:
    'Das ist eine Excel-Datei oder ein anderes Archiv. Bitte in Excel „Speichern unter“ und „CSV UTF-8“ wählen und diese Datei verwenden.',
  oldExcel:
    'Das ist eine Datei aus einem älteren Excel. Bitte in Excel „Speichern unter“ und „CSV UTF-8“ wählen und diese Datei verwenden.',
  utf32:
    'Die Liste ist in einer Zeichenkodierung gespeichert, die kaum ein Programm liest (UTF-32). Bitte in Excel „Speichern unter“ und „CSV UTF-8“ wählen und diese Datei verwenden.',
  halfLetter:
    'Die Liste endet mitten in einem Zeichen (UTF-16), als wäre sie abgeschnitten. Bitte in Excel „Speichern unter“ und „CSV UTF-8“ wählen und diese Datei verwenden.',
  brokenLetter:
    'Ein Zeichen der Liste ist beschädigt (UTF-16). Bitte in Excel „Speichern unter“ und „CSV UTF-8“ wählen und diese Datei verwenden.',
  noText: 'Diese Datei enthält keinen Text, sondern Null-Bytes. Bitte die Liste als CSV in UTF-8 speichern.',
};

export const FILE_TEXTS: MessagesOf<typeof EnglishFile> = {
  parts: {
    file: 'Die Datei',
    workbook: 'Die Arbeitsmappe',
    styles: 'Die Formatliste der Arbeitsmappe',
    texts: 'Der Text der Arbeitsmappe',
    spreadsheet: 'Die Tabelle',
    sheet: 'Das Blatt „{name}“',
  },
  asCsv: 'Bitte das Blatt mit den Flügen als CSV speichern: Eine CSV-Liste darf beliebig groß sein.',
  again: 'Bitte die Datei erneut oder als CSV speichern.',
  tooLarge: 'Die Datei hat {size}; gelesen werden höchstens {most}. {asCsv}',
  tooLargeUnpacked: {
    known: '{part} hat entpackt mehr als {most} ({size}), und so viel wird nicht gelesen. {asCsv}',
    unknown: '{part} hat entpackt mehr als {most}, und so viel wird nicht gelesen. {asCsv}',
  },
  tooManyCells: 'Die Datei hat mehr als {millions} Millionen Zellen, und so viele werden nicht gelesen. {asCsv}',
  tooLongList: 'Die Liste in der Datei ist größer als {size}, und so viel wird nicht gelesen. {asCsv}',
  tooManyEntries:
    'Der Kalender hat mit allen Wiederholungen mehr als 100\u00a0000 Einträge. Bitte einen kürzeren Zeitraum exportieren und diese Datei verwenden.',
  tooManyDays:
    'Der Kalender hat mit allen Wiederholungen mehr als 500\u00a0000 Einträge. Bitte einen kürzeren Zeitraum exportieren und diese Datei verwenden.',
  damagedXml: '{part} ist beschädigt oder enthält unlesbares XML. {again}',
  documentType: '{part} hat einen Dokumenttyp, wie ihn keine Tabelle hat. {again}',
  tooManyElements: '{part} hat mehr als {millions} Millionen Elemente. {again}',
  deepXml: '{part} hat mehr als {most} ineinander verschachtelte Elemente. {again}',
  longText: '{part} enthält einen Text, der länger ist als jeder in einer Tabelle. {again}',
  damaged:
    'Die Datei beginnt wie eine Tabelle und ist beschädigt oder unvollständig. Bitte erneut oder als CSV speichern.',
  manyFiles: 'Die Datei ist ein Archiv aus {files} Dateien und keine Tabelle.',
  password: 'Die Datei ist mit einem Passwort geschützt: bitte ohne Passwort speichern.',
  noSheets: 'Die Datei enthält kein Blatt.',
  noSheet: {
    one: 'Es gibt kein Blatt „{name}“. Vorhanden: {there}.',
    other: 'Es gibt kein Blatt „{name}“. Vorhanden: {there}.',
  },
  sheetNames: { name: '„{name}“', next: '{before}, {after}' },
  rowBeyond: 'Das Blatt hat eine Zeile, die es in Excel nicht gibt: „{row}“.',
  columnBeyond: 'Das Blatt hat mehr Spalten als Excel.',
  binaryExcel: 'Das ist eine binäre Excel-Datei. Bitte als .xlsx oder CSV speichern und diese Datei verwenden.',
  numbers: 'Das ist eine Datei von Numbers. Bitte als Excel oder CSV exportieren und diese Datei verwenden.',
  noSpreadsheet:
    'Das ist ein Archiv ohne Tabelle. Bitte die Datei mit den Flügen selbst verwenden: .xlsx, .ods oder CSV.',
  noRows: 'Die Datei enthält keine Zeilen.',
  noPass: 'Dieser Wallet-Pass enthält keine lesbare Bordkarte.',
  cutCalendar:
    'Der Kalender endet nicht mit END:VCALENDAR: Er ist beschädigt oder unvollständig. Exportieren Sie ihn noch einmal.',
  damagedJson: 'Die Datei beginnt als JSON und ist beschädigt oder unvollständig.',
  jsonWithoutList: 'Das ist JSON ohne eine Liste von Flügen: bitte etwa [{"from": "ZRH", "to": "BOS"}] schreiben.',
};
