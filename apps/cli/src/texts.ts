import type { Message } from '@tim/languages';

/** What the command line says in an answer: the lines around the figures. */
export const ANSWERS = {
  flightTitle: '{flight}, {origin} to {destination}, {day}',
  routeTitle: 'Typical emissions, {origin} to {destination}',
  optionsTitle: {
    one: '{count} way to fly, {origin} to {destination}, {day}',
    other: '{count} ways to fly, {origin} to {destination}, {day}',
  },
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
  driver: '{driver} {percent}',
  range: 'Low to high is meant to hold in 80 of 100 cases; its width is {drivers}.',
  driverList: '{before}, {after}',
  label: 'From an EASA Flight Emissions Label, version “{version}”.',
  sustainableFuel: 'Sustainable fuel: {percent}, not deducted.',
  numberKnown: 'Flight number: listed on this route.',
  numberNotKnown: 'Flight number: not listed; the carrier operates this route.',
  contrails: 'Risk of warming by contrails: {risk}, not in the kilograms.',
  risks: { NEGLIGIBLE: 'low', MODERATE: 'medium', SEVERE: 'high' },
  notPublished: 'Estimated by the open engine from public data; not Google’s published value.',
  aircraft: 'Aircraft: {name} ({codes}). {found}',
  types: 'Possible aircraft: {types}.',
  note: 'Note: {text}' as Message<'text' | 'textAfterColon'>,
  warnings: {
    FLEET_OF_ANOTHER_YEAR: 'The aircraft are those of the end of 2025, not of the year of the flight.',
    LOADS_OF_ANOTHER_YEAR: 'How full flights were in that year is not known: the figure uses 2023 to 2026.',
  },
  markets: 'Airports included: {markets}.',
  rareCabins:
    'Most flights on this route have no separate cabin for: {cabins}. The method still gives a figure.' as Message<
      'cabins' | 'cabinsInText'
    >,
  missingCabins:
    'No listed flight on this route has a separate cabin for: {cabins}. The method still gives a figure.' as Message<
      'cabins' | 'cabinsInText'
    >,
  cabinList: '{before}, {after}',
  carriers: 'Carriers included: {codes}.',
  working: 'Working (engine {engineVersion})',
  source: 'Source: {source}',
  list: '{before}, {after}',
} as const;

/** The table of all options. */
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
  numbersAndMore: { one: '{numbers} and {count} more', other: '{numbers} and {count} more' },
  lowToHigh: '{low} to {high}',
  otherAirports: 'From or to other airports:',
  old: 'Old or rare entries, not counted:',
  oldEntry: '{flight}: {why}' as Message<'flight' | 'why' | 'whyAfterColon'>,
  figures:
    'Figures are kg CO2e per passenger, well-to-wake, of all flights of a way; hours are computed from the distance, two for a change.',
  marks:
    '* is one of those that the typical figure of the route stands for; ? is likely to be flown today, the others surely. - is a cabin that an aircraft has not.',
  none: 'No way to fly there, direct or with one change, is known.',
} as const;

/** What is said of a list: what its file is, how it is read, what it came to. */
export const BATCH = {
  source: {
    spreadsheet: 'This is a spreadsheet (.{format}), sheet “{sheet}”.',
    otherSheets: 'Others: {sheets} (--sheet <name> reads one).',
    calendar: 'This is a calendar: {entries}.',
    boardingPasses: 'This is a list of boarding passes: {entries}.',
    json: 'This is a list in JSON: {entries}.',
    log: 'This is a flight log of {name}: {entries}.',
    listOfLog: 'This is a flight log of {name}.',
    /** What a file has: `{entries}`, joined as a list. */
    flights: { one: '{count} flight', other: '{count} flights' },
    notFlown: {
      one: '{count} entry is no flight, or was not flown',
      other: '{count} entries are no flights, or were not flown',
    },
    notUnderstood: { one: '{count} not understood', other: '{count} not understood' },
  },
  columnsRead: 'Columns read: {columns}.',
  notRead: 'Not read: {columns}.',
  uncounted: {
    one: "Each row counts once: {names} may say how many passengers or flights it stands for (--columns 'passengers={name}').",
    other:
      "Each row counts once: {names} may say how many passengers or flights it stands for (--columns 'passengers={name}').",
  },
  mayMean: '{column} (perhaps {field})',
  leftOut: 'Left out of what is written: {columns}.',
  letters: 'Letters read as {read}, written as {written}.',
  shortEnd:
    'The last row has only {cells} of {columns} cells and does not end with a line break: the list may have been cut off there.',
  goesOn: {
    one: 'Goes on after {count} row that is in {file}.',
    other: 'Goes on after {count} rows that are in {file}.',
  },
  /** Why a file cannot be read as a list, beside what the library says. */
  faults: {
    wantsColumns: 'Name them: --columns origin=<name>,destination=<name>.',
    noJson: '{file} is no JSON.',
    noRecords: 'The list is no NDJSON: line {line} is no JSON object, and none after it.',
    jsonList: 'It begins as a JSON list: name its file *.json.',
    damagedGzip: '{file} begins as gzip and is damaged or not whole.',
    /** In place of `{file}` at the beginning of that sentence. */
    standardInput: 'standard input',
  },
  rowsDone: '{rows} rows',
  secondsLeft: '{seconds} s left',
  slowNode: 'Node {version} takes about twice as long as Node {fast}: run long lists with Node {fast}.',
  noFlights: 'No figure: no row is a flight.',
  noFigureYet: {
    one: 'No figure yet: {count} row needs attention.',
    other: 'No figure yet: {count} rows need attention.',
  },
  total: '{figures} of {rows} rows have a figure: {tonnes}, for {flights}.' as Message<
    'figures' | 'rows' | 'rowsWithFigure' | 'rowsInAll' | 'tonnes' | 'flights'
  >,
  /** What `{rowsWithFigure}` and `{rowsInAll}` are. */
  rows: { one: '{count} row', other: '{count} rows' },
  flightsOfOne: { one: '{count} flight of one passenger each', other: '{count} flights of one passenger each' },
  tonnes: '{tonnes} t CO2e',
  wellToWake: '{tonnes} t CO2e well-to-wake',
  wellToWakeRange: '{tonnes} t CO2e well-to-wake, {low} t to {high} t',
  reasons: 'Rows without a figure, by reason:',
  /** The only row of its kind, and the first of several. */
  onlyRow: 'row {row}: {what}',
  firstRow: 'first in row {row}: {what}',
  ofField: '{field}: {what}',
  /** Of a name that nobody knows. */
  unknownPlace: {
    one: "{name}: which airport or city? For {count} row say --place '{name}=<code>'.",
    other: "{name}: which airport or city? For {count} rows say --place '{name}=<code>'.",
  },
  place: {
    one: "{name}: {codes}? For {count} row say --place '{name}={code}'.",
    other: "{name}: {codes}? For {count} rows say --place '{name}={code}'.",
  },
  returns:
    '{own} of {all} rows that say there and back have the flight back in a row of its own: each counts as one flight, any other as two.',
  laterReturns: 'Rows after the first {seen} are read as most of these.',
  skipped: { one: 'Skipped, nothing is added for {count} row:', other: 'Skipped, nothing is added for {count} rows:' },
  refund: 'A refund is set aside: its ticket counts as long as it stands in the list.',
  warnings: 'Rows with a warning:',
  /** What the total is made of. */
  breakdown: {
    heading: 'By {by}:',
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
      quality: 'data quality',
    },
    columns: {
      tonnes: 't CO2e',
      kilograms: 'kg CO2e',
      share: 'share',
      flights: 'flights',
      passengerKm: 'passenger-km',
      gramsPerKm: 'g per passenger-km',
    },
    notGiven: 'not given',
    others: 'others',
    total: 'Total',
    allRows: 'All rows of the list',
    fromKm: '{km} km and more',
    cut: 'There are more than 10,000 groups by {by}: those that came after them are under “others”.',
  },
  /** How the list could have been flown otherwise. */
  whatIf: { heading: 'What if:', change: 'change', flights: 'flights changed' },
  made: 'Engine {engine}, model {model}, data {data}; {seconds} s.',
  list: '{before}, {after}',
  sentences: '{before} {after}',
} as const;

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
    corrections: 'the file of corrections that the page for lists saved: columns, order of dates and names of places',
    by: 'what the total is made of, a table for each: {names}, or a column of the list by its name',
    whatIf: 'what the list would add up to in economy, on direct flights, and without short flights',
    target:
      'what the list is compared with: a budget ("500 t", "1200 kg"), or a file that this command wrote, such as the one of last year',
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
} as const;

/** What is said of arguments that are wrong, and of files that they name. */
export const FAULTS = {
  /** After each of them. */
  more: '--help says more.',
  noCommand: 'Say {commands}.',
  unknownCommand: 'Say {commands}, not {word}.',
  commandList: { next: '{before}, {after}', last: '{before}, or {after}' },
  unexpected: 'Unexpected option or subcommand: {word}.',
  missingArgument: 'Expected a {name}, but too few arguments.',
  missingOption: 'Missing option {option}.',
  missingValue: '{option} requires {name}.',
  takesNoValue: 'Option {option} is a Boolean flag, but got a value: {value}.',
  saidTwice: '{option} cannot be used multiple times.',
  noChoice: 'Expected one of {choices}, but got {word}.',
  /** `two` joins the only two. */
  choiceList: { next: '{before}, {after}', two: '{before} and {after}', last: '{before}, and {after}' },
  empty: 'It is empty.',
  carrier: "'{word}' is not a carrier code of two characters.",
  aircraft: "'{word}' is not an aircraft code of three or four characters.",
  number: "'{word}' is not a flight number, digits only.",
  date: "'{word}' is not a date YYYY-MM-DD.",
  count: "'{word}' is not a whole number from 1 on.",
  cabin: "'{word}' is no cabin: economy, premium-economy, business or first.",
  column: "wants <field>=<name>, not '{pair}'. Fields: {fields}.",
  breakdown:
    "'{word}' is neither something that this list can be broken down by ({known}) nor one of its columns ({columns}).",
  breakdownOfPeople: "--by '{word}' would tell who travelled, which --without-people leaves out.",
  target:
    "'{word}' is neither a file nor a budget. A budget is a number with kg or t, at most two decimals, and no mark between thousands: '500 t', '1200 kg'.",
  placeCode: "wants <name>=<code>, as Sydney=SYD, not '{word}'.",
  corrections: '{file} is no file of corrections: the page for lists saves one with “Save corrections”.',
  headerRow: "'{word}' is no row from 1 to {last}.",
  unknownPlace: "'{name}' is no place we know: write its code of three characters.",
  severalPlaces: "'{name}' may be {codes}: write the code.",
  /** Codes of which one is meant; `lastBeforeO` joins a last one that begins with "O". */
  orCodes: { next: '{before} or {after}', last: '{before} or {after}', lastBeforeO: '{before} or {after}' },
  noTables: 'There are no tables in {folder}.',
  noDuckDb:
    'Parquet is read and written by DuckDB: install it beside this command (npm install @duckdb/node-api), or use CSV (factors: --format csv).',
  noParquet: '{file} cannot be read as Parquet: it may be damaged or not whole ({why}).',
  parquetInput: 'Parquet is not read from standard input: name its file.',
  noFile: 'There is no file {file}.',
  onlyXlsx: '{file}: a spreadsheet is written as .xlsx, which each program for them opens.',
  xlsxOfNdjson: 'An .xlsx file is not written of NDJSON: write a .csv file, or read a .json file with --format csv.',
  isThere: '{file} is there already: name another file, or remove it.',
  noFolder: 'There is no folder {folder}: make it, or name another output.',
  noState: '{file} is there, but not {state}: remove it, or name another output.',
  changed: '{file} is not what the run before wrote: remove it and {state} to begin anew, or name another output.',
  isLink: '{file} is a link or a folder: remove it, or name another output.',
  stateUnread: '{state} cannot be read: remove it and {file} to begin anew, or name another output.',
  begunOn: '{file} was begun with --today {day}: say that or nothing, or name another output.',
  otherOptions:
    '{file} was begun with other options or other data: remove it and {state} to begin anew, or name another output.',
  otherList: '{file} was begun with another list: remove it and {state} to begin anew, or name another output.',
  isWritten:
    '{file} is being written by another run: wait for it, name another output, or remove {lock} if there is none.',
  isWrittenBy:
    '{file} is being written by another run (process {processId} on {host}): wait for it, name another output, or remove {lock} if there is none.',
  noSpace: 'There is no space left for {file}: free some, or name another place.',
  tooLarge: '{file} would be larger than the system allows: name another place.',
  longName: 'The name {file} is too long.',
  isFolder: '{file} is a folder, not a file.',
  noFolderOnPath: 'A part of the path {file} is a file, not a folder.',
  noPlace: 'There is no file or folder {file}.',
  notAllowed: 'You do not have permission to use {file}.',
  readOnly: '{file} is on a read-only file system: name another place.',
  fileFailed: '{file} cannot be read or written: {code}.',
  notWhole: '{file} was not written completely: it has {bytes} of {written} bytes.',
  notWritten: '{file} cannot be written: {why}',
  shortened:
    '{file} became shorter while it was being read: {read} of {bytes} bytes. Try again when nothing writes to it.',
  lockLost: '{lock} was removed or replaced, so another run may be writing {file}: start this run again.',
  standardInput: 'standard input',
  standardOutput: 'standard output',
  /** A warning. */
  fewerWorkers: {
    one: '{asked} workers are more than the processors or the free memory allow: {count} is used.',
    other: '{asked} workers are more than the processors or the free memory allow: {count} are used.',
  },
  notEmpty: '{folder} is not empty.',
  stopped: '{folder} is from a run that was stopped: remove it, or name another folder.',
  noRoutes: 'No route of {carriers} is known.',
  list: '{before}, {after}',
} as const;

/** What `factors` says at its end. */
export const FACTORS = {
  written: '{rows} rows in {folder}, in {seconds} s.',
  guide: 'How to join them with flights, in SQL: {file}',
} as const;
