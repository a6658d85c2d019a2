/** What is wrong with a row, or with one of its cells, and what would be right: what follows the name of a column. */
export const ROW_TEXTS = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: '{field}: {message}',
  /** What to know of a figure, in one cell. */
  notes: '{before}; {after}',
  unknownAirport: '“{text}” is no airport we know: write its code of three letters',
  severalAirports: '“{text}” may be {codes}: write the code',
  /** Between the codes of airports that a name may mean: all but the last, the last, and the last where it begins with an O. */
  orCodes: { next: '{before} or {after}', last: '{before} or {after}', lastBeforeO: '{before} or {after}' },
  longRoute: '“{text}” has more than {most} places: give each journey a row of its own',
  wayElsewhere:
    '“{text}” is a way by stops, and “{end}” is no end of it: write the whole way in one cell and leave the other empty, or write one row a flight',
  bothAirports: 'empty: give both airports',
  amountsAlone: 'has numbers alone, as a sum: a flight wants its airports or its date',
  tooFar: '{km} km is farther than any place on earth',
  noDistance: '“{text}” is not a distance in kilometres above 0',
  unclearDistance:
    '“{text}” may have decimals or thousands: write “{digits}” if it is thousands, or round it to whole kilometres',
  noFlightNumber: '“{text}” is no flight number: write LX 52, or 52 beside a column with the airline',
  noDate: '“{text}” is no date we can read for sure: write it as YYYY-MM-DD',
  noSuchDay: '“{text}” is no day of the calendar: correct the day or the month',
  unclearDate:
    '“{text}” may have the day or the month first: say which stands first (on this site below the columns, on the command line with --dates day-first or month-first), or write it as YYYY-MM-DD',
  noCabin: '“{text}” is no cabin: write economy, premium economy, business or first',
  classOfTrains:
    '“{text}” is a class of trains: write economy, premium economy, business or first for a flight, or “train” as the flight number for a train',
  noPassengers: '“{text}” is not a whole number of passengers above 0',
  tooManyPassengers: '“{text}” are more passengers than a row may have, {most}',
  manyPassengers:
    '“{text}” would be {count} people, more than {most} in one row: write “{count} people” if that is right, or correct the number',
  noFlights: '“{text}” is not a whole number of flights above 0',
  manyFlights:
    '“{text}” would be {count} flights, more than {most} in one row: write “{count} flights” if that is right, or correct the number',
  flightsUnclear:
    '“{text}” flights do not fit what else the row says: {flights} of {passengers}. Leave one of the columns out, or write a row for each journey',
  /** How many flights a row names, and of how many passengers each. */
  flightsNamed: { one: '{count}', other: '{count}' },
  passengersEach: { one: 'one passenger', other: '{count} passengers each' },
  oneWayAndBack: 'the row says one way, and names a flight back: leave one out',
  backBeforeThere: '“{text}” is before the flight there',
  noReturn: '“{text}” does not say whether there is a flight back: write yes or no, or its day as YYYY-MM-DD',
  longCell: 'has {letters} letters, more than {most}: a quote may open and not be closed',
  longRow: 'has more than 1 MB: a quote may open in it that should not, or rows have run together',
  emptyRecord: 'the object is empty',
  noRecord: 'the line is no JSON object: write one flight a line, as {"from": "ZRH", "to": "BOS"}',
  deepRecord: "nested more than {most} levels deep: write the flight's fields flat",
  noFlight: '“{text}” is no flight: skipped',
  noFlightRow: 'a row with {kind} is no flight: skipped',
  privateFlight: '“{text}” stands for a private flight, on which no airline sells seats: skipped',
  setAside: '“{text}”: set aside, nothing is added',
  setAsideRow: 'a row with {kind}: set aside, nothing is added',
  /** What rows are that are left out. */
  kinds: {
    rail: 'a train journey',
    road: 'a journey by road',
    ferry: 'a ferry crossing',
    private: 'a private flight',
    hotel: 'a hotel',
    meal: 'a meal',
    fee: 'a fee',
    total: 'a total',
    refund: 'a refund',
    cancelled: 'a cancelled flight',
    void: 'a void ticket',
    exchanged: 'an exchanged ticket',
    entry: 'a calendar entry',
    duplicate: 'a duplicate',
  },
  noFigureIn: 'no figure in {cabin}.',
  noRoute: 'The row names no route.',
  tooOld: 'There are no figures for {year}: they begin in {firstYear}.',
} as const;

/** Why a whole list or file cannot be read, and what would help. */
export const LIST_TEXTS = {
  noColumn: 'There is no column {names}. There are: {there}.',
  /** The names of columns, as the list calls them. */
  columnNames: { name: '{name}', next: '{before}, {after}' },
  noPlaceColumns: 'No columns for origin and destination among: {there}.',
  /** In place of names, where there are none. */
  none: 'none',
  manyColumns: 'The list has more than {most} columns. Remove those that do not describe a flight.',
  manyCells: 'The list has more than {millions} million cells. Remove the columns that do not describe a flight.',
  noHeaderRow: 'There is no row {row} for names of columns at the beginning of the list.',
  openQuote: 'A quote opens in the list and is not closed.',
  longRow: 'A row has more than 16 MB: a quote may open in the list and not be closed.',
  archive: 'This is an Excel file or another archive. In Excel choose “Save as” and “CSV UTF-8”, and give that file.',
  oldExcel: 'This is a file of an older Excel. In Excel choose “Save as” and “CSV UTF-8”, and give that file.',
  utf32:
    'The letters of the list are stored in a way that few programs read (UTF-32). In Excel choose “Save as” and “CSV UTF-8”, and give that file.',
  halfLetter:
    'The list ends within a letter (UTF-16), as if it were cut. In Excel choose “Save as” and “CSV UTF-8”, and give that file.',
  brokenLetter:
    'A letter of the list is damaged (UTF-16). In Excel choose “Save as” and “CSV UTF-8”, and give that file.',
  noText: 'This file holds no text: it has zero bytes. Save the list as CSV in UTF-8.',
  notAnswered:
    'This file has no row with a figure in the columns tim_status and tim_kg_co2e, which are in each list that we answered.',
} as const;

/** Why a file that is no list of CSV cannot be read, and what would help. */
export const FILE_TEXTS = {
  parts: {
    file: 'The file',
    workbook: 'The workbook',
    styles: 'The styles of the workbook',
    texts: 'The text of the workbook',
    spreadsheet: 'The spreadsheet',
    sheet: 'The sheet “{name}”',
  },
  asCsv: 'Save the sheet with the flights as CSV: a list of CSV may have any size.',
  again: 'Save the file again, or as CSV.',
  tooLarge: 'The file has {size}, more than the {most} that are read. {asCsv}',
  tooLargeUnpacked: {
    known: '{part} has more than {most} when it is unpacked, and that is not read ({size}). {asCsv}',
    unknown: '{part} has more than {most} when it is unpacked, and that is not read. {asCsv}',
  },
  tooManyCells: 'The file has more than {millions} million cells, which is too many to read. {asCsv}',
  tooLongList: 'The list in the file is larger than {size}, which is too much to read. {asCsv}',
  tooManyEntries:
    'The calendar has more than 100 thousand entries, each repetition included. Export a shorter period and use that file.',
  tooManyDays:
    'The calendar has more than 500 thousand entries, each repetition included. Export a shorter period and use that file.',
  damagedXml: '{part} is damaged, or holds XML that cannot be read. {again}',
  documentType: '{part} has a document type, as no spreadsheet has. {again}',
  tooManyElements: '{part} has more than {millions} million elements. {again}',
  deepXml: '{part} has more than {most} elements within each other. {again}',
  longText: '{part} has a text that is longer than any of a spreadsheet. {again}',
  damaged: 'The file begins as a spreadsheet and is damaged or not whole. Save it again, or as CSV.',
  manyFiles: 'The file is an archive of {files} files, and no spreadsheet.',
  password: 'The file is protected with a password: save it without one.',
  noSheets: 'The file holds no sheet.',
  noSheet: {
    one: 'There is no sheet “{name}”. There is: {there}.',
    other: 'There is no sheet “{name}”. There are: {there}.',
  },
  sheetNames: { name: '“{name}”', next: '{before}, {after}' },
  rowBeyond: 'The sheet contains the row number “{row}”, which is not possible in Excel.',
  columnBeyond: 'The sheet has more columns than Excel has.',
  binaryExcel: 'This is a binary Excel file. Save it as .xlsx or CSV, and give that.',
  numbers: 'This is a file of Numbers. Export it to Excel or CSV, and give that.',
  noSpreadsheet:
    'This is an archive without a spreadsheet in it. Give the file with the flights itself: .xlsx, .ods or CSV.',
  noRows: 'There are no rows in the file.',
  noPass: 'This pass of a wallet holds no boarding pass that can be read.',
  cutCalendar: 'The calendar does not end with END:VCALENDAR: it is damaged or not whole. Export it again.',
  damagedJson: 'The file begins as JSON and is damaged or not whole.',
  jsonWithoutList: 'This is JSON without a list of flights: write [{"from": "ZRH", "to": "BOS"}].',
} as const;
