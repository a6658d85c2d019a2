/** What the command line says in an answer: the lines around the figures. */
export const ANSWERS = {
  flightTitle: (flight: string, origin: string, destination: string, day: string) =>
    `${flight}, ${origin} to ${destination}, ${day}`,
  routeTitle: (origin: string, destination: string) => `Typical emissions, ${origin} to ${destination}`,
  optionsTitle: (ways: number, origin: string, destination: string, day: string) =>
    `${ways} ${ways === 1 ? 'way' : 'ways'} to fly, ${origin} to ${destination}, ${day}`,
  columns: {
    perPassenger: 'kg CO2e per passenger',
    wellToWake: 'well-to-wake',
    wellToTank: 'well-to-tank',
    tankToWake: 'tank-to-wake',
    low: 'low',
    high: 'high',
    direct: 'direct flights',
  },
  cabins: { economy: 'Economy', premiumEconomy: 'Premium economy', business: 'Business', first: 'First' },
  driver: (driver: string, percent: string) => `${driver.charAt(0).toLowerCase()}${driver.slice(1)} ${percent}`,
  range: (drivers: readonly string[]) =>
    `Low to high is meant to hold in 80 of 100 cases; its width is ${drivers.join(', ')}.`,
  label: (version: string) => `From an EASA Flight Emissions Label, version “${version}”.`,
  sustainableFuel: (percent: string) => `Sustainable fuel: ${percent}, not deducted.`,
  numberKnown: 'Flight number: known on this route.',
  numberNotKnown: 'Flight number: not known; the carrier is known on this route.',
  contrails: (risk: string) => `Risk of warming by contrails: ${risk}, not in the kilograms.`,
  risks: { NEGLIGIBLE: 'low', MODERATE: 'medium', SEVERE: 'high' },
  notPublished: 'Estimated by the open engine from public data; not Google’s published value.',
  aircraft: (name: string, codes: string, found: string) => `Aircraft: ${name} (${codes}). ${found}`,
  types: (types: readonly string[]) => `Types that may fly it: ${types.join(', ')}.`,
  note: (text: string) => `Note: ${text}`,
  warnings: {
    FLEET_OF_ANOTHER_YEAR: 'The aircraft are those of the end of 2025, not of the year of the flight.',
    LOADS_OF_ANOTHER_YEAR: 'How full flights were in that year is not known: the figure takes 2023 to 2026.',
  },
  markets: (markets: readonly string[]) => `Airports it stands for: ${markets.join(', ')}.`,
  rareCabins: (cabins: readonly string[]) =>
    `Most ways to fly it have no cabin of their own for: ${cabins.join(', ')}. The method has a figure all the same.`,
  missingCabins: (cabins: readonly string[]) =>
    `No known way to fly it has a cabin of its own for: ${cabins.join(', ')}. The method has a figure all the same.`,
  carriers: (codes: readonly string[]) => `Carriers it stands for: ${codes.join(', ')}.`,
  working: (engineVersion: string) => `Working (engine ${engineVersion})`,
  source: (source: string) => `Source: ${source}`,
};

/** The table of all ways to fly. */
export const OPTIONS = {
  header: [
    'flights',
    'airports',
    'aircraft',
    'hours',
    'days a year',
    'economy',
    'low to high',
    'premium',
    'business',
    'first',
  ],
  numbers: (numbers: string, more: number) => (more > 0 ? `${numbers} and ${more} more` : numbers),
  lowToHigh: (low: string, high: string) => `${low} to ${high}`,
  otherAirports: 'From or to other airports:',
  old: 'Old or rare entries, not counted:',
  oldEntry: (flight: string, why: string) => `${flight}: ${why}`,
  figures:
    'Figures are kg CO2e per passenger, well-to-wake, of all flights of a way; hours are computed from the distance, two for a change.',
  marks:
    '* is one of those that the typical figure of the route stands for; ? is likely to be flown today, the others surely. - is a cabin that an aircraft has not.',
  none: 'No way to fly there, direct or with one change, is known.',
};

const flightCount = (flights: number): string => `${flights} ${flights === 1 ? 'flight' : 'flights'}`;
const otherCount = (others: number): string =>
  others === 0
    ? ''
    : `, ${others} ${others === 1 ? 'entry is no flight, or was not flown' : 'entries are no flights, or were not flown'}`;
const notUnderstood = (others: number): string => (others === 0 ? '' : `, ${others} not understood`);
const rowCount = (rows: number): string => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

/** What is said of a list: what its file is, how it is read, what it came to. */
export const BATCH = {
  source: {
    spreadsheet: (format: string, sheet: string, others: readonly string[]) =>
      `This is a spreadsheet (.${format}), sheet “${sheet}”.${others.length === 0 ? '' : ` Others: ${others.join(', ')} (--sheet <name> reads one).`}`,
    calendar: (flights: number, others: number) => `This is a calendar: ${flightCount(flights)}${otherCount(others)}.`,
    boardingPasses: (flights: number, others: number) =>
      `This is a list of boarding passes: ${flightCount(flights)}${notUnderstood(others)}.`,
    json: (flights: number, others: number) =>
      `This is a list in JSON: ${flightCount(flights)}${notUnderstood(others)}.`,
    log: (name: string, flights: number, others: number) =>
      `This is a flight log of ${name}: ${flightCount(flights)}${otherCount(others)}.`,
    listOfLog: (name: string) => `This is a flight log of ${name}.`,
  },
  columnsRead: (columns: readonly string[]) => `Columns read: ${columns.join(', ')}.`,
  notRead: (columns: readonly string[]) => `Not read: ${columns.join(', ')}.`,
  uncounted: (names: readonly string[]) =>
    `Each row counts once: ${names.join(', ')} may say how many passengers or flights it stands for (--columns 'passengers=${names[0] ?? ''}').`,
  mayMean: (column: string, field: string) => `${column} (perhaps ${field})`,
  leftOut: (columns: readonly string[]) => `Left out of what is written: ${columns.join(', ')}.`,
  letters: (read: string, written: string) => `Letters read as ${read}, written as ${written}.`,
  shortEnd: (cells: number, columns: number) =>
    `The last row has only ${cells} of ${columns} cells and does not end with a line break: the list may have been cut off there.`,
  goesOn: (rows: number, file: string) => `Goes on after ${rows} rows that are in ${file}.`,
  /** Why a file cannot be read as a list, beside what the library says. */
  faults: {
    wantsColumns: 'Name them: --columns origin=<name>,destination=<name>.',
    noJson: (file: string) => `${file} is no JSON.`,
    noRecords: (line: number, isJsonList: boolean) =>
      `The list is no NDJSON: line ${line} is no JSON object, and none after it.${isJsonList ? ' It begins as a JSON list: name its file *.json.' : ''}`,
    damagedGzip: (file: string | undefined) =>
      `${file ?? 'standard input'} begins as gzip and is damaged or not whole.`,
  },
  rowsDone: (rows: string) => `${rows} rows`,
  secondsLeft: (seconds: number) => `${seconds} s left`,
  slowNode: (version: string, fast: number) =>
    `Node ${version} takes about twice as long as Node ${fast}: run long lists with Node ${fast}.`,
  noFlights: 'No figure: no row is a flight.',
  noFigureYet: (rows: number) => `No figure yet: ${rowCount(rows)} ${rows === 1 ? 'needs' : 'need'} attention.`,
  total: (figures: number, rows: number, tonnes: string, flights: number) =>
    `${figures} of ${rows} rows have a figure: ${tonnes}, for ${flightCount(flights)} of one passenger each.`,
  tonnes: (tonnes: string) => `${tonnes} t CO2e`,
  wellToWake: (tonnes: string, range: readonly [low: string, high: string] | undefined) =>
    `${tonnes} t CO2e well-to-wake${range ? `, ${range[0]} t to ${range[1]} t` : ''}`,
  reasons: 'Rows without a figure, by reason:',
  firstRow: (rows: number, row: number, what: string) =>
    `${rows === 1 ? `row ${row}` : `first in row ${row}`}: ${what}`,
  ofField: (field: string, what: string) => `${field}: ${what}`,
  /** Of a name that nobody knows. */
  unknownPlace: (name: string, rows: number) =>
    `${name}: which airport or city? For ${rowCount(rows)} say --place '${name}=<code>'.`,
  place: (name: string, codes: readonly string[], rows: number) =>
    `${name}: ${codes.join(' or ')}? For ${rowCount(rows)} say --place '${name}=${codes[0] ?? ''}'.`,
  returns: (own: number, all: number) =>
    `${own} of ${all} rows that say there and back have the flight back in a row of its own: each counts as one flight, any other as two.`,
  laterReturns: (seen: number) => `Rows after the first ${seen} are read as most of these.`,
  skipped: (rows: number) => `Skipped, nothing is added for ${rowCount(rows)}:`,
  refund: 'A refund is set aside: its ticket counts as long as it stands in the list.',
  warnings: 'Rows with a warning:',
  /** What the total is made of. */
  breakdown: {
    heading: (by: string) => `By ${by}:`,
    names: {
      year: 'year',
      quarter: 'quarter',
      month: 'month',
      traveller: 'traveller',
      airline: 'airline',
      route: 'route, both directions',
      cabin: 'cabin',
      aircraft: 'aircraft',
      distance: 'distance',
      tier: 'basis of the figure',
    },
    columns: {
      tonnes: 't CO2e',
      share: 'share',
      flights: 'flights',
      passengerKm: 'passenger-km',
      gramsPerKm: 'g per passenger-km',
    },
    notGiven: 'not given',
    others: 'others',
    fromKm: (km: string) => `${km} km and more`,
    cut: (by: string) => `There are more than 10,000 groups by ${by}: those that came after them are under “others”.`,
  },
  made: (engine: string, model: string, data: string, seconds: string) =>
    `Engine ${engine}, model ${model}, data ${data}; ${seconds} s.`,
};

/** What the help says of commands, arguments and options; their names are the same in every language. */
export const HELP = {
  brief: 'Emissions of one passenger on a flight.',
  footer: [
    'Codes in either case. Exit code 0 with an estimate, 1 with the reason why there is none, 2 when the arguments are wrong or a file cannot be read or written.',
    'The same engine, model and data give the same figures: every answer names them. The tarball or the tag of that version computes it again: docs/reproduce.md.',
    'Completion: travel-impact completion bash >> ~/.bashrc; also zsh, fish, pwsh and nu.',
  ],
  /** Before what an option is without being said, and before what it can be. */
  without: 'without it: ',
  choices: 'choices: ',
  commands: {
    flight: 'One flight, from 2019 to a year from today: ZRH BOS LX 52 2026-12-21.',
    route: 'Typical emissions of a market, of airports or a city’s code: LON NYC.',
    options: 'All known ways to fly a market on a day, without a stop first: ZRH BOS 2026-12-21.',
    explain: 'As flight or route, with the working: each step in words, its formula and sources.',
    batch: 'A list of flights, CSV, NDJSON or Parquet: every row with its figure, then the totals.',
    factors: 'Every known carrier-route and month as tables to join with flights; how, it says at its end.',
    completion: 'Generate shell completion script or provide completions.',
    help: 'Show help information.',
    version: 'Show version information.',
  },
  query: {
    airport: 'the airport’s IATA code, or its name',
    airportOrCity: 'IATA code of the airport or city, or its name',
    destination: 'the same',
    carrier: 'IATA code of who sells the flight',
    number: 'the flight number without the carrier',
    day: 'the day of departure',
    today: 'today',
    aircraft: 'the aircraft, when it is known: IATA or ICAO code, or a family (333, A333, 787)',
  },
  usual: {
    tables: 'other tables than its own, with the schedules built into them',
    json: 'the answer as JSON, in grams',
    lang: "the language of the answer's words",
    jobs: 'workers side by side',
    oneACore: 'one a core',
  },
  batch: {
    input:
      "the list's file: CSV or NDJSON, *.gz and Parquet too; a spreadsheet (.xlsx, .ods), a calendar (.ics), boarding passes; - for standard input",
    out: 'what is written, else standard output; *.gz, *.parquet and *.xlsx are written so. A run that was stopped goes on from there',
    format: 'how the list is written, else told by its name',
    sheet: 'which sheet of a spreadsheet holds the list, by its name or place, else the one whose columns tell most',
    headerRow: 'which row names the columns, from 1 on, where they are not found',
    cabin: 'of rows that name none',
    allCabins: 'add the grams of all four cabins',
    forSpreadsheets: 'write cells that begin with =, +, - or @ so that no spreadsheet takes them for formulas',
    withoutPeople: "leave out the columns with people's names, as for an auditor",
    columns: 'which column holds what, where its name does not say',
    byTheirNames: 'by their names',
    place: 'which place a name means that several have, for all rows; once for each name',
    by: (names: readonly string[]) =>
      `what the total is made of, a table for each: ${names.join(', ')}, or a column of the list by its name`,
    dates: 'how 3/4/2025 is meant, where no other date tells',
    today: "parts past flights from those to come, else the clock's day",
    lang: "the language of the totals, of the reasons in rows, and of a second line with names below the columns' own",
    json: 'the totals as JSON: on standard output with --out, else on standard error',
    recognised: 'Columns are recognised by their names, whatever their case and spaces:',
    others: 'Others are named: --columns origin=Start,destination=End.',
    added: 'Added to each row (grams and kilograms of CO2e, well-to-wake unless they say otherwise):',
  },
  factors: {
    out: 'an empty folder, or one to make',
    format: 'Parquet needs DuckDB beside this command',
    carriers: 'those carriers alone',
    all: 'all',
    lang: 'the language of what it says; the tables are the same',
  },
};

const names = (of: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en', { type }).format(of);

/** What is said of arguments that are wrong, and of files that they name. */
export const FAULTS = {
  /** After each of them. */
  more: '--help says more.',
  noCommand: (commands: readonly string[]) => `Say ${names(commands, 'disjunction')}.`,
  unknownCommand: (commands: readonly string[], word: string) => `Say ${names(commands, 'disjunction')}, not ${word}.`,
  unexpected: (word: string) => `Unexpected option or subcommand: ${word}.`,
  missingArgument: (name: string) => `Expected a ${name}, but too few arguments.`,
  missingOption: (option: string) => `Missing option ${option}.`,
  missingValue: (option: string, name: string) => `${option} requires ${name}.`,
  takesNoValue: (option: string, value: string) => `Option ${option} is a Boolean flag, but got a value: ${value}.`,
  saidTwice: (option: string) => `${option} cannot be used multiple times.`,
  noChoice: (choices: readonly string[], word: string) =>
    `Expected one of ${names(choices, 'conjunction')}, but got ${word}.`,
  empty: 'It is empty.',
  carrier: (word: string) => `'${word}' is not a carrier code of two characters.`,
  aircraft: (word: string) => `'${word}' is not an aircraft code of three or four characters.`,
  number: (word: string) => `'${word}' is not a flight number, digits only.`,
  date: (word: string) => `'${word}' is not a date YYYY-MM-DD.`,
  count: (word: string) => `'${word}' is not a whole number from 1 on.`,
  cabin: (word: string) => `'${word}' is no cabin: economy, premium-economy, business or first.`,
  column: (pair: string, fields: string) => `wants <field>=<name>, not '${pair}'. Fields: ${fields}.`,
  breakdown: (word: string, known: readonly string[], columns: readonly string[]) =>
    `'${word}' is neither something that this list can be broken down by (${known.join(', ')}) nor one of its columns (${columns.join(', ')}).`,
  breakdownOfPeople: (word: string) => `--by '${word}' would tell who travelled, which --without-people leaves out.`,
  placeCode: (word: string) => `wants <name>=<code>, as Sydney=SYD, not '${word}'.`,
  headerRow: (word: string, last: number) => `'${word}' is no row from 1 to ${last}.`,
  unknownPlace: (name: string) => `'${name}' is no place we know: write its code of three characters.`,
  severalPlaces: (name: string, codes: readonly string[]) => `'${name}' may be ${codes.join(' or ')}: write the code.`,
  noTables: (folder: string) => `There are no tables in ${folder}.`,
  noDuckDb:
    'Parquet is read and written by DuckDB: install it beside this command (npm install @duckdb/node-api), or use CSV (factors: --format csv).',
  noParquet: (file: string, why: string) =>
    `${file} cannot be read as Parquet: it may be damaged or not whole (${why}).`,
  parquetInput: 'Parquet is not read from standard input: name its file.',
  noFile: (file: string) => `There is no file ${file}.`,
  onlyXlsx: (file: string) => `${file}: a spreadsheet is written as .xlsx, which each program for them opens.`,
  xlsxOfNdjson: 'An .xlsx file is not written of NDJSON: write a .csv file, or read a .json file with --format csv.',
  isThere: (file: string) => `${file} is there already: name another file, or remove it.`,
  noFolder: (folder: string) => `There is no folder ${folder}: make it, or name another output.`,
  noState: (file: string, state: string) => `${file} is there, but not ${state}: remove it, or name another output.`,
  changed: (file: string, state: string) =>
    `${file} is not what the run before wrote: remove it and ${state} to begin anew, or name another output.`,
  isLink: (file: string) => `${file} is a link or a folder: remove it, or name another output.`,
  stateUnread: (state: string, file: string) =>
    `${state} cannot be read: remove it and ${file} to begin anew, or name another output.`,
  begunOn: (file: string, day: string) =>
    `${file} was begun with --today ${day}: say that or nothing, or name another output.`,
  otherOptions: (file: string, state: string) =>
    `${file} was begun with other options or other data: remove it and ${state} to begin anew, or name another output.`,
  otherList: (file: string, state: string) =>
    `${file} was begun with another list: remove it and ${state} to begin anew, or name another output.`,
  isWritten: (file: string, lock: string, by: { readonly processId: number; readonly host: string } | undefined) =>
    `${file} is being written by another run${by ? ` (process ${by.processId} on ${by.host})` : ''}: wait for it, name another output, or remove ${lock} if there is none.`,
  noSpace: (file: string) => `There is no space left for ${file}: free some, or name another place.`,
  tooLarge: (file: string) => `${file} would be larger than the system allows: name another place.`,
  longName: (file: string) => `The name ${file} is too long.`,
  isFolder: (file: string) => `${file} is a folder, not a file.`,
  noFolderOnPath: (file: string) => `A part of the path ${file} is a file, not a folder.`,
  noPlace: (file: string) => `There is no file or folder ${file}.`,
  notAllowed: (file: string) => `You do not have permission to use ${file}.`,
  readOnly: (file: string) => `${file} is on a read-only file system: name another place.`,
  fileFailed: (file: string, code: string) => `${file} cannot be read or written: ${code}.`,
  notWhole: (file: string, bytes: number, written: number) =>
    `${file} was not written completely: it has ${bytes} of ${written} bytes.`,
  notWritten: (file: string, why: string) => `${file} cannot be written: ${why}`,
  shortened: (file: string, read: number, bytes: number) =>
    `${file} became shorter while it was being read: ${read} of ${bytes} bytes. Try again when nothing writes to it.`,
  lockLost: (file: string, lock: string) =>
    `${lock} was removed or replaced, so another run may be writing ${file}: start this run again.`,
  standardInput: 'standard input',
  standardOutput: 'standard output',
  /** A warning. */
  fewerWorkers: (asked: number, workers: number) =>
    `${asked} workers are more than the processors or the free memory allow: ${workers} ${workers === 1 ? 'is' : 'are'} used.`,
  notEmpty: (folder: string) => `${folder} is not empty.`,
  stopped: (folder: string) => `${folder} is from a run that was stopped: remove it, or name another folder.`,
  noRoutes: (carriers: string) => `No route of ${carriers} is known.`,
};

/** What `factors` says at its end. */
export const FACTORS = {
  written: (rows: string, folder: string, seconds: string) => `${rows} rows in ${folder}, in ${seconds} s.`,
  guide: (file: string) => `How to join them with flights, in SQL: ${file}`,
};
