/** What is wrong with a row, or with one of its cells, and what would be right: what follows the name of a column. */
export const ROW_TEXTS = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: '{field}: {message}',
  /** What to know of a figure, in one cell. */
  notes: '{before}; {after}',
  unknownAirport: '“{text}” is not an airport we know: write its code of three letters',
  severalAirports: '“{text}” could be {codes}: write the code',
  /** Between the codes of airports that a name may mean: all but the last, the last, and the last where it begins with an O. */
  orCodes: { next: '{before} or {after}', last: '{before} or {after}', lastBeforeO: '{before} or {after}' },
  longRoute: '“{text}” has more than {most} places: give each journey a separate row',
  wayElsewhere:
    '“{text}” is a route with stops that neither begins nor ends in “{end}”: write the whole route in one cell and leave the other empty, or write one row per flight',
  bothAirports: 'empty: give both airports',
  amountsAlone: 'has only numbers, like a total: a flight needs its airports or its date',
  tooFar: '{km} km is farther than any place on earth',
  noDistance: '“{text}” is not a distance in kilometres above 0',
  unclearDistance:
    '“{text}” may have decimals or thousands: write “{digits}” if it is thousands, or round it to whole kilometres',
  noFlightNumber: '“{text}” is not a flight number: write LX 52, or 52 with a column for the airline',
  noDate: '“{text}” is not a date we can read with certainty: write it as YYYY-MM-DD',
  noSuchDay: '“{text}” is not a day in the calendar: correct the day or the month',
  unclearDate:
    '“{text}” could have the day or the month first: choose which (on this site below the columns, on the command line with --dates day-first or month-first), or write it as YYYY-MM-DD',
  noCabin: '“{text}” is not a cabin: write economy, premium economy, business or first',
  classOfTrains:
    '“{text}” is a class of trains: write economy, premium economy, business or first for a flight, or “train” as the flight number for a train',
  noPassengers: '“{text}” is not a whole number of passengers above 0',
  tooManyPassengers: '“{text}” is more than the {most} passengers that a row may have',
  manyPassengers:
    '“{text}” would mean {count} people, more than {most} in one row: write “{count} people” if that is right, or correct the number',
  noFlights: '“{text}” is not a whole number of flights above 0',
  manyFlights:
    '“{text}” would mean {count} flights, more than {most} in one row: write “{count} flights” if that is right, or correct the number',
  flightsUnclear:
    '“{text}” flights do not match the rest of the row: {flights} of {passengers}. Leave one of the columns out, or write a row for each journey',
  /** How many flights a row names, and of how many passengers each. */
  flightsNamed: { one: '{count}', other: '{count}' },
  passengersEach: { one: 'one passenger', other: '{count} passengers each' },
  oneWayAndBack: 'the row says one way but gives a return flight: remove one of the two',
  backBeforeThere: '“{text}” is before the outbound flight',
  noReturn: '“{text}” does not show whether there is a return flight: write yes or no, or its date as YYYY-MM-DD',
  longCell: 'has {letters} characters, more than {most}: a quotation mark may be missing its partner',
  longRow: 'has more than 1 MB: a quotation mark may be missing its partner, or rows have run together',
  emptyRecord: 'the object is empty',
  noRecord: 'the line is not a JSON object: write one flight per line, like {"from": "ZRH", "to": "BOS"}',
  deepRecord: "nested more than {most} levels deep: write the flight's fields flat",
  noFlight: '“{text}” is not a flight: skipped',
  noFlightRow: 'a row with {kind} is not a flight: skipped',
  privateFlight: '“{text}” is a private flight, on which no airline sells seats: skipped',
  setAside: '“{text}”: not counted',
  setAsideRow: 'a row with {kind}: not counted',
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
  noRoute: 'The row has no route.',
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
  noHeaderRow: 'There is no row {row} with column names at the beginning of the list.',
  openQuote: 'A quotation mark in the list is missing its partner.',
  longRow: 'A row has more than 16 MB: a quotation mark may be missing its partner.',
  archive: 'This is an Excel file or another archive. In Excel choose “Save as” and “CSV UTF-8”, and use that file.',
  oldExcel: 'This is a file of an older Excel. In Excel choose “Save as” and “CSV UTF-8”, and use that file.',
  utf32:
    'The list is stored in an encoding that few programs read (UTF-32). In Excel choose “Save as” and “CSV UTF-8”, and use that file.',
  halfLetter:
    'The list ends in the middle of a character (UTF-16), as if it were cut off. In Excel choose “Save as” and “CSV UTF-8”, and use that file.',
  brokenLetter:
    'A character in the list is damaged (UTF-16). In Excel choose “Save as” and “CSV UTF-8”, and use that file.',
  noText: 'This file contains no text: it contains bytes of zero. Save the list as CSV in UTF-8.',
  notAnswered:
    'This file has no row with a figure in the columns tim_status and tim_kg_co2e, which every list from this site or command has.',
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
  asCsv: 'Save the sheet with the flights as CSV: a CSV list may have any size.',
  again: 'Save the file again, or as CSV.',
  tooLarge: 'The file has {size}; at most {most} can be read. {asCsv}',
  tooLargeUnpacked: {
    known: '{part} has more than {most} when it is unpacked, which is too much to read ({size}). {asCsv}',
    unknown: '{part} has more than {most} when it is unpacked, which is too much to read. {asCsv}',
  },
  tooManyCells: 'The file has more than {millions} million cells, which is too many to read. {asCsv}',
  tooLongList: 'The list in the file is larger than {size}, which is too much to read. {asCsv}',
  tooManyEntries:
    'The calendar has more than 100 thousand entries, each repetition included. Export a shorter period and use that file.',
  tooManyDays:
    'The calendar has more than 500 thousand entries, each repetition included. Export a shorter period and use that file.',
  damagedXml: '{part} is damaged, or holds XML that cannot be read. {again}',
  documentType: '{part} has a document type, which spreadsheets do not have. {again}',
  tooManyElements: '{part} has more than {millions} million elements. {again}',
  deepXml: '{part} has more than {most} nested elements. {again}',
  longText: '{part} has a text that is longer than spreadsheets allow. {again}',
  damaged: 'The file begins like a spreadsheet, but is damaged or incomplete. Save it again, or as CSV.',
  manyFiles: 'The file is an archive of {files} files, not a spreadsheet.',
  password: 'The file is protected with a password: save it without one.',
  noSheets: 'The file contains no sheet.',
  noSheet: {
    one: 'There is no sheet “{name}”. There is: {there}.',
    other: 'There is no sheet “{name}”. There are: {there}.',
  },
  sheetNames: { name: '“{name}”', next: '{before}, {after}' },
  rowBeyond: 'The sheet contains the row number “{row}”, which is not possible in Excel.',
  columnBeyond: 'The sheet has more columns than Excel allows.',
  binaryExcel: 'This is a binary Excel file. Save it as .xlsx or CSV, and use that file.',
  numbers: 'This is a file from Numbers. Export it to Excel or CSV, and use that file.',
  noSpreadsheet: 'This is an archive without a spreadsheet in it. Use the file with the flights: .xlsx, .ods or CSV.',
  noRows: 'There are no rows in the file.',
  noPass: 'This wallet pass contains no boarding pass that can be read.',
  cutCalendar: 'The calendar does not end with END:VCALENDAR: it is damaged or incomplete. Export it again.',
  damagedJson: 'The file begins like JSON, but is damaged or incomplete.',
  jsonWithoutList: 'This is JSON without a list of flights: write [{"from": "ZRH", "to": "BOS"}].',
} as const;
