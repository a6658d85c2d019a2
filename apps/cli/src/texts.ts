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
  nearby: 'From or to airports nearby:',
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
  made: (engine: string, model: string, data: string, seconds: string) =>
    `Engine ${engine}, model ${model}, data ${data}; ${seconds} s.`,
};
