import type { Message } from '@tim/languages';

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
      one: '{count} entry is not a flight, or was not flown',
      other: '{count} entries are not flights, or were not flown',
    },
    notUnderstood: { one: '{count} not understood', other: '{count} not understood' },
  },
  columnsRead: 'Columns read: {columns}.',
  notRead: 'Not read: {columns}.',
  uncounted: {
    one: "Each row counts once. If {names} gives the number of passengers or flights, add --columns 'passengers={name}'.",
    other:
      "Each row counts once. If {names} gives the number of passengers or flights, add --columns 'passengers={name}'.",
  },
  mayMean: '{column} (perhaps {field})',
  leftOut: 'Columns left out of the output: {columns}.',
  letters: 'Text encoding: read as {read}, written as {written}.',
  shortEnd:
    'The last row has only {cells} of {columns} cells and does not end with a line break: the file may have been cut off there.',
  goesOn: {
    one: 'Continues after {count} row that is already in {file}.',
    other: 'Continues after {count} rows that are already in {file}.',
  },
  /** Why a file cannot be read as a list, beside what the library says. */
  faults: {
    wantsColumns: 'Name them: --columns origin=<name>,destination=<name>.',
    noJson: '{file} is not valid JSON.',
    noRecords: 'The list is not NDJSON: neither line {line} nor any line after it is a JSON object.',
    jsonList: 'It begins like a JSON list: give the file a name that ends in .json.',
    damagedGzip: '{file} begins like a gzip file, but is damaged or incomplete.',
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
    one: "{name}: which airport or city? For {count} row, add --place '{name}=<code>'.",
    other: "{name}: which airport or city? For {count} rows, add --place '{name}=<code>'.",
  },
  place: {
    one: "{name}: {codes}? For {count} row, add --place '{name}={code}'.",
    other: "{name}: {codes}? For {count} rows, add --place '{name}={code}'.",
  },
  returns:
    '{own} of {all} return rows have their flight back in a separate row. Each of these counts as one flight, the others as two.',
  laterReturns: 'Rows after the first {seen} are read like most of these.',
  skipped: { one: 'Skipped and not counted, {count} row:', other: 'Skipped and not counted, {count} rows:' },
  refund: 'Refunds are not subtracted: a ticket counts as long as it is in the list.',
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
    cut: 'There are more than 10,000 groups by {by}: the rest are counted under “others”.',
  },
  /** How the list could have been flown otherwise. */
  whatIf: { heading: 'What if:', change: 'change', flights: 'flights affected' },
  made: 'Engine {engine}, model {model}, data {data}; {seconds} s.',
  list: '{before}, {after}',
  sentences: '{before} {after}',
} as const;
