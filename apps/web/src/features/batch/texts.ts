import type { FlightLog } from '@tim/batch';
import type { CabinClass } from '@tim/estimator';

const CABIN_TITLES: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
};

const FILTER_TITLES = {
  all: 'All rows',
  'without-figure': 'Without a figure',
  'with-warning': 'With a note',
  skipped: 'Skipped',
} as const;

const LOG_TITLES: Readonly<Record<FlightLog, string>> = {
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
};

const flightCount = (flights: number): string => `${flights} ${flights === 1 ? 'flight' : 'flights'}`;
const otherCount = (others: number): string =>
  others === 0
    ? ''
    : `, ${others} ${others === 1 ? 'entry is no flight, or was not flown' : 'entries are no flights, or were not flown'}`;

/** What a file was taken for. */
const SOURCE = {
  spreadsheet: (format: string, sheet: string) => `This is a spreadsheet (.${format}); we read the sheet “${sheet}”.`,
  calendar: (flights: number, others: number) => `This is a calendar: ${flightCount(flights)}${otherCount(others)}.`,
  'boarding-passes': (flights: number, others: number) =>
    `These are boarding passes: ${flightCount(flights)}${others === 0 ? '' : `, ${others} not understood`}.`,
  log: (name: string, flights: number, others: number) =>
    `This is a flight log of ${name}: ${flightCount(flights)}${otherCount(others)}.`,
  json: (flights: number, others: number) =>
    `This is a list in JSON: ${flightCount(flights)}${others === 0 ? '' : `, ${others} not understood`}.`,
  listOfLog: (name: string) => `This is a flight log of ${name}.`,
  sheet: 'Sheet',
  headerRow: 'Row with the names of columns',
  row: (row: number) => `Row ${row}`,
} as const;

/** What to do about a text or file that cannot be answered. */
const BATCH_PROBLEMS = {
  empty: 'There is nothing to read. Paste rows from your spreadsheet, or choose a file.',
  'no-rows': 'We found names of columns, but no rows below them. Add a row for each flight.',
  quotes: (row: number) =>
    `A quotation mark in row ${row} is opened and never closed. Close or remove it, and read the list again.`,
  'too-many-rows': (rows: string, most: string) =>
    `The list has ${rows} rows; this page takes ${most}. Split it, or use the command line, which takes any number.`,
  'no-code-reader':
    'This browser finds no bar codes on photos. Chrome on a phone does; or scan the code with another app and paste its text, which begins with M1.',
  'no-codes':
    'We found no bar code on this photo. Take it nearer and straight, with nothing over the code, or paste the text that a scanner reads.',
  unreadable: 'The file could not be read. Choose it again, or paste its rows above.',
  data: 'The data could not be loaded. Check the connection and try again; your list is still here.',
  failed:
    'The list could not be computed. Reload the page and try again; if it fails again, split the list to find the row.',
} as const;

/** Texts of the page that answers a list. */
export const BATCH = {
  title: 'A list of flights',
  description:
    'Emissions of many flights at once, from a spreadsheet: columns recognised, past flights by the Scope 3 rules, computed on your device.',
  introduction:
    'Give a list with one flight a row, past or planned. You get each row’s kilograms, what they rest on, totals, and a record for your auditor.',
  privacy:
    'Everything is computed on your device: your list is not sent anywhere. The data for it, about 2 MB, is loaded when you give a list.',
  withoutScript:
    'Answering a list needs JavaScript, which is switched off in this browser: it is computed on your device. Everything else on this site can be read without it.',
  late: 'This page has not loaded yet, perhaps because of the connection. Until it has, no list can be answered.',
  input: {
    heading: 'Your list',
    label: 'Paste rows from a spreadsheet, or type them',
    hint: 'The first row names the columns. From and To are enough; date, airline, flight number and cabin make a figure more exact.',
    read: 'Read the list',
    choose: 'Choose a file',
    drop: 'or drop it here: CSV, Excel (.xlsx), .ods, a calendar (.ics), boarding passes, a flight log',
    example: 'Fill in an example',
    exampleText:
      'Date;Airline;Flight;From;To;Cabin;Traveller\n14.03.2025;Swiss;LX 52;ZRH;BOS;Business;Anna\n21.03.2025;Swiss;LX 53;Boston;Zurich;Economy;Anna\n2024-11-05;BA;BA 117;LHR;JFK;Economy;Ben\n2019-06-01;;;London;New York;Premium economy;Ben\n2027-01-12;LH;400;Frankfurt;JFK;Economy;Cleo\n2025-06-31;LX;316;ZRH;LHR;Economy;Cleo\n',
  },
  columns: {
    heading: 'Check the columns',
    found: (rows: string, headerRow: number) => `${rows} below the names in row ${headerRow}.`,
    encoding: (read: string, written: string) =>
      `Read as ${read}, saved as ${written}. If names such as Zürich look wrong, save the list as “CSV UTF-8” first.`,
    unknownHeader:
      'We do not know which columns hold the airports. Choose at least From and To below. If your list has no row with names, put one on top, such as: From, To, Date, Airline, Flight.',
    notEnough: 'Choose the columns with both airports, or one with the route or the distance.',
    readAs: 'The columns, and what we read them as',
    notUsed: 'not used',
    preview: 'The first rows as we read them',
    cabin: 'Cabin of rows that name none',
    orderLegend: (example: string, count: string) =>
      `${count} like ${example} can be read in two ways. What stands first?`,
    compute: 'Compute emissions',
    another: 'Take another list',
    change: 'Change the columns',
  },
  orders: { 'day-first': 'The day', 'month-first': 'The month' },
  loading: 'Loading the data',
  computing: (done: string, all: string) => `${done} of ${all}`,
  progressLabel: 'Rows computed',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was kept.',
  result: {
    heading: 'The whole list',
    per: (figures: string, rows: string, skipped: string) => `for ${figures} of ${rows}${skipped}`,
    announcement: (kg: string, figures: string, rows: string, skipped: string) =>
      `The list is computed: ${kg} kilograms of CO2 equivalent for ${figures} of ${rows}${skipped}.`,
    ofThemSkipped: (count: number, written: string) => `, ${count === 1 ? 'one' : written} skipped`,
    between: (low: string, high: string) => `between ${low} and ${high} kg`,
    withoutRange: (kg: string) => `${kg} kg of it without a range`,
    flights: (count: number, written: string) =>
      `${written} ${count === 1 ? 'flight of one passenger' : 'flights of one passenger each'}`,
    noFigureYet: (count: number, rows: string) =>
      count === 0
        ? 'No figure: no row is a flight'
        : `No figure yet: ${rows} ${count === 1 ? 'needs' : 'need'} attention`,
    unused: (count: number) => (count === 1 ? '1 column not used' : `${count} columns not used`),
    ownReturns: (own: string, all: string) =>
      `${own} of ${all} rows that say there and back have the flight back in a row of its own: each counts as one flight, any other as two.`,
    laterReturns: (seen: string) => ` Rows after the first ${seen} are read as most of these.`,
    uncounted: (names: readonly string[]) =>
      `${names.map((name) => `“${name}”`).join(', ')}: may say how many passengers or flights a row stands for. Until the column is chosen as such, each row counts once.`,
    mayMean: (field: string) => ` (may mean “${field}”)`,
    skipped: 'Skipped: nothing is added for these rows',
    refund: 'A refund or a cancellation is set aside: a ticket that stands in a row of its own still counts.',
    places: {
      heading: 'Which place is meant?',
      label: (text: string, rows: string) => `${text}, in ${rows}`,
      option: (name: string, country: string, code: string) => `${name}, ${country} (${code})`,
      usual: 'Chosen for you: it has by far the most flights',
      near: (place: string) => `Did you mean ${place}?`,
      open: 'not chosen',
      compute: 'Compute with these places',
      /** Below the field of a name that nobody knows. */
      unknown: 'Not known: its airport or city',
    },
    known: 'What to know about it',
    missing: 'Rows without a figure',
    names: (names: readonly string[], more: number) =>
      `. Names: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    rowNumbers: (count: number, rows: readonly string[]) => ` (${count === 1 ? 'row' : 'rows'} ${rows.join(', ')})`,
    firstRow: (count: number, rows: string, row: number) =>
      count === 1 ? `Row ${row}` : `${rows}, the first is row ${row}`,
    rows: 'Row by row',
    rests: 'What the figures rest on',
    keep: 'Keep it',
    saveCsv: 'Download CSV',
    saveXlsx: 'Download for Excel',
    saveRecord: 'Download record',
    print: 'Print',
    withPeople: 'Name the travellers in the record',
    forSpreadsheets: 'For a spreadsheet: an apostrophe before cells that it would run as a formula',
    recordNote:
      'The CSV is your list with the answers in columns behind your own. The record, as JSON, holds every row’s inputs with their sources, what was assumed, what is missing, and how to do it again.',
  },
  /** What the total is made of. */
  madeOf: {
    heading: 'What it is made of',
    choose: 'Break it down',
    by: {
      year: 'By year',
      quarter: 'By quarter',
      month: 'By month',
      traveller: 'By traveller',
      airline: 'By airline',
      route: 'By route, both directions',
      cabin: 'By cabin',
      aircraft: 'By aircraft',
      distance: 'By distance',
      tier: 'By basis of the figure',
    },
    byColumn: (name: string) => `By ${name}`,
    columns: { kilograms: 'kg CO2e', share: 'Share', flights: 'Flights', gramsPerKm: 'g per passenger-km' },
    notGiven: 'not given',
    others: 'others',
    fromKm: (km: string) => `${km} km and more`,
    cut: 'There are more than 10,000 groups: those that came after them are under “others”.',
  },
  rows: {
    filter: 'Show',
    search: 'Search',
    found: (found: string, shown: string) => (found === shown ? found : `${shown} of ${found}`),
    more: 'Show more rows',
    row: 'Row',
    flight: 'Flight',
    kilograms: 'kg CO2e',
    rests: 'Rests on',
    none: 'no figure',
    onPaper: 'On paper are the rows shown on the screen. The CSV and the record hold all.',
  },
  rests: {
    method: 'Method',
    unit: 'Unit',
    counted: 'Counted',
    notCounted: 'Not counted',
    radiativeForcing: 'Radiative forcing',
    primary: 'Primary data',
    byCategory: 'By data category',
    engine: 'Engine',
    model: 'Method version and date of the data',
    hash: 'Hash of the data',
    assumed: 'Assumed',
    repeat: 'To do it again',
  },
  cabinTitles: CABIN_TITLES,
  filterTitles: FILTER_TITLES,
  problems: BATCH_PROBLEMS,
  source: SOURCE,
  logTitles: LOG_TITLES,
  rowCount: (rows: number, written: string) => `${written} ${rows === 1 ? 'row' : 'rows'}`,
  dateCount: (dates: number, written: string) => `${written} ${dates === 1 ? 'date' : 'dates'}`,
  passengers: (count: number) => `${count} passengers`,
  fromTo: (airports: readonly string[]) => airports.join(' to '),
  andBack: (way: string) => `${way} and back`,
  /** What the flights of a row rest on, where it is not the same for all. */
  legs: {
    there: (what: string) => `way there: ${what}`,
    back: (what: string) => `way back: ${what}`,
    one: (ends: string, what: string) => `${ends}: ${what}`,
    each: (legs: readonly string[]) => legs.join('; '),
    changes: (airports: readonly string[]) => `with a change in ${airports.join(', ')}`,
  },
} as const;
