import type { SkippedKind } from './row-kinds.ts';

/** What is wrong with a row, or with one of its cells, and what would be right: what follows the name of a column. */
export const ROW_TEXTS = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: (field: string, message: string) => `${field}: ${message}`,
  /** What to know of a figure, in one cell. */
  notes: (notes: readonly string[]) => notes.join('; '),
  unknownAirport: (text: string) => `“${text}” is no airport we know: write its code of three letters`,
  severalAirports: (text: string, codes: readonly string[]) => `“${text}” may be ${codes.join(' or ')}: write the code`,
  longRoute: (text: string, most: number) =>
    `“${text}” has more than ${most} places: give each journey a row of its own`,
  wayElsewhere: (text: string, end: string) =>
    `“${text}” is a way by stops, and “${end}” is no end of it: write the whole way in one cell and leave the other empty, or write one row a flight`,
  bothAirports: 'empty: give both airports',
  amountsAlone: 'has numbers alone, as a sum: a flight wants its airports or its date',
  tooFar: (km: number) => `${km} km is farther than any place on earth`,
  noDistance: (text: string) => `“${text}” is not a distance in kilometres above 0`,
  unclearDistance: (text: string, digits: string) =>
    `“${text}” may have decimals or thousands: write “${digits}” if it is thousands, or round it to whole kilometres`,
  noFlightNumber: (text: string) =>
    `“${text}” is no flight number: write LX 52, or 52 beside a column with the airline`,
  noDate: (text: string) => `“${text}” is no date we can read for sure: write it as YYYY-MM-DD`,
  noSuchDay: (text: string) => `“${text}” is no day of the calendar: correct the day or the month`,
  unclearDate: (text: string) =>
    `“${text}” may have the day or the month first: say which stands first (on this site below the columns, on the command line with --dates day-first or month-first), or write it as YYYY-MM-DD`,
  noCabin: (text: string) => `“${text}” is no cabin: write economy, premium economy, business or first`,
  classOfTrains: (text: string) =>
    `“${text}” is a class of trains: write economy, premium economy, business or first for a flight, or “train” as the flight number for a train`,
  noPassengers: (text: string) => `“${text}” is not a whole number of passengers above 0`,
  tooManyPassengers: (text: string, most: number) => `“${text}” are more passengers than a row may have, ${most}`,
  manyPassengers: (text: string, count: number, most: number) =>
    `“${text}” would be ${count} people, more than ${most} in one row: write “${count} people” if that is right, or correct the number`,
  noFlights: (text: string) => `“${text}” is not a whole number of flights above 0`,
  manyFlights: (text: string, count: number, most: number) =>
    `“${text}” would be ${count} flights, more than ${most} in one row: write “${count} flights” if that is right, or correct the number`,
  flightsUnclear: (text: string, named: number, passengers: number) =>
    `“${text}” flights do not fit what else the row says: ${named} of ${passengers === 1 ? 'one passenger' : `${passengers} passengers each`}. Leave one of the columns out, or write a row for each journey`,
  oneWayAndBack: 'the row says one way, and names a flight back: leave one out',
  backBeforeThere: (text: string) => `“${text}” is before the flight there`,
  noReturn: (text: string) =>
    `“${text}” does not say whether there is a flight back: write yes or no, or its day as YYYY-MM-DD`,
  longCell: (letters: number, most: number) =>
    `has ${letters} letters, more than ${most}: a quote may open and not be closed`,
  longRow: 'has more than 1 MB: a quote may open in it that should not, or rows have run together',
  emptyRecord: 'the object is empty',
  noRecord: 'the line is no JSON object: write one flight a line, as {"from": "ZRH", "to": "BOS"}',
  deepRecord: (most: number) => `nested more than ${most} levels deep: write the flight's fields flat`,
  noFlight: (text: string) => `“${text}” is no flight: skipped`,
  noFlightRow: (kind: SkippedKind) => `a row with a ${kind} is no flight: skipped`,
  privateFlight: (text: string) => `“${text}” stands for a private flight, on which no airline sells seats: skipped`,
  setAside: (text: string) => `“${text}”: set aside, nothing is added`,
  setAsideRow: (kind: SkippedKind) => `a row with a ${kind}: set aside, nothing is added`,
  noFigureIn: (cabin: string) => `no figure in ${cabin}.`,
  noRoute: 'The row names no route.',
  tooOld: (year: number, firstYear: number) => `There are no figures for ${year}: they begin in ${firstYear}.`,
};

const AS_CSV = 'Save the sheet with the flights as CSV: a list of CSV may have any size.';

/** Why a whole list or file cannot be read, and what would help. */
export const LIST_TEXTS = {
  noColumn: (names: readonly string[], there: string) =>
    `There is no column ${names.join(', ')}. There are: ${there || 'none'}.`,
  noPlaceColumns: (there: string) => `No columns for origin and destination among: ${there || 'none'}.`,
  manyColumns: (most: number) => `The list has more than ${most} columns. Remove those that do not describe a flight.`,
  manyCells: (millions: number) =>
    `The list has more than ${millions} million cells. Remove the columns that do not describe a flight.`,
  noHeaderRow: (row: number) => `There is no row ${row} for names of columns at the beginning of the list.`,
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
};

/** Why a file that is no list of CSV cannot be read, and what would help. */
export const FILE_TEXTS = {
  parts: {
    file: 'The file',
    workbook: 'The workbook',
    styles: 'The styles of the workbook',
    texts: 'The text of the workbook',
    spreadsheet: 'The spreadsheet',
    sheet: (name: string) => `The sheet “${name}”`,
  },
  tooLarge: (megabytes: string, most: string) =>
    `The file has ${megabytes}, more than the ${most} that are read. ${AS_CSV}`,
  tooLargeUnpacked: (part: string, most: string, megabytes: string) =>
    `${part} has more than ${most} when it is unpacked, and that is not read${megabytes === '' ? '' : ` (${megabytes})`}. ${AS_CSV}`,
  tooManyCells: (millions: number) =>
    `The file has more than ${millions} million cells, which is too many to read. ${AS_CSV}`,
  tooLongList: (megabytes: string) =>
    `The list in the file is larger than ${megabytes}, which is too much to read. ${AS_CSV}`,
  tooManyDays: (thousands: number) =>
    `The calendar has more than ${thousands} thousand entries, each repetition included. Export a shorter period and use that file.`,
  damagedXml: (part: string) => `${part} is damaged, or holds XML that cannot be read. Save the file again, or as CSV.`,
  documentType: (part: string) => `${part} has a document type, as no spreadsheet has. Save the file again, or as CSV.`,
  tooManyElements: (part: string, millions: number) =>
    `${part} has more than ${millions} million elements. Save the file again, or as CSV.`,
  deepXml: (part: string, most: number) =>
    `${part} has more than ${most} elements within each other. Save the file again, or as CSV.`,
  longText: (part: string) =>
    `${part} has a text that is longer than any of a spreadsheet. Save the file again, or as CSV.`,
  damaged: 'The file begins as a spreadsheet and is damaged or not whole. Save it again, or as CSV.',
  manyFiles: (files: number) => `The file is an archive of ${files} files, and no spreadsheet.`,
  password: 'The file is protected with a password: save it without one.',
  noSheets: 'The file holds no sheet.',
  noSheet: (name: string, there: readonly string[]) =>
    `There is no sheet “${name}”. There ${there.length === 1 ? 'is' : 'are'}: ${there.map((one) => `“${one}”`).join(', ')}.`,
  rowBeyond: (row: string) => `The sheet contains the row number “${row}”, which is not possible in Excel.`,
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
};
