import type { Message } from '@tim/languages';

export { BATCH } from './batch/texts.ts';
export { FACTORS } from './factors/texts.ts';
export { HELP } from './help/texts.ts';

/** What the command line says in an answer: the lines around the figures. */
export const ANSWERS = {
  flightTitle: '{flight}, {origin} to {destination}, {day}',
  routeTitle: 'Typical emissions, {origin} to {destination}',
  optionsTitle: {
    one: '{count} option, {origin} to {destination}, {day}',
    other: '{count} options, {origin} to {destination}, {day}',
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
    'Figures are kg CO2e per passenger, well-to-wake, for all flights of an option. Hours are computed from the distance, with two hours for a connection.',
  marks:
    '* counts towards the typical figure of the route. ? probably still operates; the others certainly do. - means that the aircraft does not have this cabin.',
  none: 'No flight is listed on this route, direct or with one connection.',
} as const;

/** What is said of arguments that are wrong, and of files that they name. */
export const FAULTS = {
  /** After each of them. */
  more: 'See --help.',
  noCommand: 'Choose a command: {commands}.',
  unknownCommand: 'Unknown command {word}. Choose {commands}.',
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
  date: "'{word}' is not a date in the form YYYY-MM-DD.",
  count: "'{word}' is not a whole number of at least 1.",
  cabin: "'{word}' is not a cabin. Use economy, premium-economy, business or first.",
  column: "must be <field>=<name>, not '{pair}'. Fields: {fields}.",
  breakdown: "--by '{word}' is neither a known breakdown ({known}) nor a column of this list ({columns}).",
  breakdownOfPeople: "--by '{word}' would show who travelled, which --without-people leaves out.",
  target:
    "'{word}' is neither a file nor a budget. A budget is a number with kg or t, at most two decimals, and no separator between thousands: '500 t', '1200 kg'.",
  placeCode: "must be <name>=<code>, for example Sydney=SYD, not '{word}'.",
  corrections: '{file} is not a file of corrections. To save one, use “Save corrections” on the page for lists.',
  headerRow: "'{word}' is not a row number from 1 to {last}.",
  unknownPlace: "'{name}' is not a place we know. Use its code of three characters.",
  severalPlaces: "'{name}' could be {codes}. Use the code.",
  /** Codes of which one is meant; `lastBeforeO` joins a last one that begins with "O". */
  orCodes: { next: '{before} or {after}', last: '{before} or {after}', lastBeforeO: '{before} or {after}' },
  noTables: 'There are no tables in {folder}.',
  noDuckDb:
    'Parquet needs DuckDB: install it next to this command (npm install @duckdb/node-api), or use CSV (factors: --format csv).',
  noParquet: '{file} cannot be read as Parquet: it may be damaged or incomplete ({why}).',
  parquetInput: 'Parquet cannot be read from standard input: give the name of its file.',
  noFile: 'There is no file {file}.',
  onlyXlsx: '{file}: spreadsheets are written as .xlsx, which every spreadsheet program opens.',
  xlsxOfNdjson:
    'An .xlsx file cannot be written from NDJSON: write a .csv file, or read a .json file with --format csv.',
  isThere: '{file} already exists: choose another file, or remove it.',
  noFolder: 'There is no folder {folder}: create it, or choose another output.',
  noState: '{file} exists, but {state} does not: remove it, or choose another output.',
  changed: '{file} is not what the previous run wrote: remove it and {state} to start again, or choose another output.',
  isLink: '{file} is a link or a folder: remove it, or choose another output.',
  stateUnread: '{state} cannot be read: remove it and {file} to start again, or choose another output.',
  begunOn: '{file} was started with --today {day}: use the same day or leave the option out, or choose another output.',
  otherOptions:
    '{file} was started with other options or other data: remove it and {state} to start again, or choose another output.',
  otherList: '{file} was started with another list: remove it and {state} to start again, or choose another output.',
  isWritten:
    '{file} is being written by another run: wait for it, choose another output, or remove {lock} if there is no such run.',
  isWrittenBy:
    '{file} is being written by another run (process {processId} on {host}): wait for it, choose another output, or remove {lock} if there is no such run.',
  noSpace: 'There is no space left for {file}: free some, or choose another place.',
  noMemory: 'The run ran out of memory. If you used --out, run the same command again: it continues where it stopped.',
  tooLarge: '{file} would be larger than the system allows: choose another place.',
  longName: 'The name {file} is too long.',
  isFolder: '{file} is a folder, not a file.',
  noFolderOnPath: 'A part of the path {file} is a file, not a folder.',
  noPlace: 'There is no file or folder {file}.',
  notAllowed: 'You do not have permission to use {file}.',
  readOnly: '{file} is on a read-only file system: choose another place.',
  fileFailed: '{file} cannot be read or written: {code}.',
  notWhole: '{file} was not written completely: it has {bytes} of {written} bytes.',
  notWritten: '{file} cannot be written: {why}',
  shortened:
    '{file} became shorter while it was being read: {read} of {bytes} bytes. Try again when no program is writing to it.',
  lockLost: '{lock} was removed or replaced, so another run may be writing {file}: start this run again.',
  standardInput: 'standard input',
  standardOutput: 'standard output',
  /** A warning. */
  fewerWorkers: {
    one: '{asked} workers are more than the processors or the free memory allow: {count} is used.',
    other: '{asked} workers are more than the processors or the free memory allow: {count} are used.',
  },
  notEmpty: '{folder} is not empty.',
  stopped: '{folder} is from a run that was stopped: remove it, or choose another folder.',
  noRoutes: 'No route of {carriers} is listed.',
  list: '{before}, {after}',
} as const;
