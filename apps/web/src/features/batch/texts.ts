/** Texts of the page that answers a list. */
export const BATCH = {
  title: 'A list of flights',
  description:
    'Emissions of many flights at once, from a spreadsheet: columns recognised, past flights by the Scope 3 rules, computed on your device.',
  introduction:
    'Add a list with one flight per row, past or planned. You get each row’s emissions and sources, totals, and a record for your auditor.',
  privacy:
    'Everything is computed on your device: your list is not sent anywhere. When you add a list, about 2 MB of data is downloaded for it.',
  withoutScript:
    'Answering a list needs JavaScript, which is switched off in this browser: it is computed on your device. Everything else on this site can be read without it.',
  late: 'This page has not loaded yet, perhaps because of the connection. Until it has, no list can be answered.',
  input: {
    heading: 'Your list',
    label: 'Paste rows from a spreadsheet, or type them',
    hint: 'The first row names the columns. From and To are enough; date, airline, flight number and cabin make a figure more exact.',
    read: 'Continue',
    choose: 'Choose a file',
    corrections: 'Your corrections are loaded. Now add the list they belong to.',
    drop: 'or drop it here: CSV, Excel (.xlsx), .ods, a calendar (.ics), boarding passes, a flight log',
    example: 'Show an example',
    exampleText:
      'Date;Airline;Flight;From;To;Cabin;Traveller\n14.03.2025;Swiss;LX 52;ZRH;BOS;Business;Anna\n21.03.2025;Swiss;LX 53;Boston;Zurich;Economy;Anna\n2024-11-05;BA;BA 117;LHR;JFK;Economy;Ben\n2019-06-01;;;London;New York;Premium economy;Ben\n2027-01-12;LH;400;Frankfurt;JFK;Economy;Cleo\n2025-06-31;LX;316;ZRH;LHR;Economy;Cleo\n',
  },
  columns: {
    heading: 'Check the columns',
    found: '{rows} below the names in row {headerRow}.',
    corrected: 'Your corrections are applied.',
    correctedPlaces:
      'The columns have different names from those in the list you corrected, so only the corrections of place names are applied.',
    shortEnd:
      'The last row has only {cells} of {columns} cells and does not end with a line break: the file may have been cut off there.',
    encoding:
      'Read as {read}, saved as {written}. If names such as Zürich look wrong, save the list as “CSV UTF-8” first.',
    unknownHeader:
      'We do not know which columns hold the airports. Choose at least From and To below. If your list has no row of column names, add one at the top, such as: From, To, Date, Airline, Flight.',
    notEnough: 'Choose the columns with both airports, or one with the route or the distance.',
    readAs: 'The columns, and what we read them as',
    notUsed: 'not used',
    preview: 'The first rows as we read them',
    cabin: 'Cabin of rows that give none',
    orderLegend: '{count} like {example} can be read in two ways. Which comes first?',
    compute: 'Compute emissions',
    another: 'Use another list',
    change: 'Change the columns',
  },
  orders: { 'day-first': 'The day', 'month-first': 'The month' },
  loading: 'Loading the data',
  computing: '{done} of {all}; so far {kilograms} kg CO2e',
  progressLabel: 'Rows computed',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was kept.',
  result: {
    heading: 'The whole list',
    per: 'for {ofRows}{skipped}',
    announcement: 'The list is computed: {kg} kilograms of CO2 equivalent for {ofRows}{skipped}.',
    /** Of how many rows: of one with a figure, and of several. */
    ofRows: {
      single: { one: '{figures} of {rows} row', other: '{figures} of {rows} rows' },
      several: { one: '{figures} of {rows} row', other: '{figures} of {rows} rows' },
    },
    /** Behind the rows. */
    ofThemSkipped: { one: ', one skipped', other: ', {number} skipped' },
    between: 'between {low} and {high} kg',
    withoutRange: '{kg} kg of it without a range',
    flights: { one: '{number} flight of one passenger', other: '{number} flights of one passenger each' },
    noFlight: 'No figure: no row is a flight',
    noFigureYet: { one: 'No figure yet: {rows} needs attention', other: 'No figure yet: {rows} need attention' },
    unused: { one: '1 column not needed for the figures', other: '{count} columns not needed for the figures' },
    ownReturns:
      '{own} of {all} return trips list the flight back in a separate row: those rows count as one flight, the rest as two.',
    laterReturns: 'Rows after the first {seen} follow the majority.',
    /** Of columns by their names. */
    uncounted: {
      one: '{names} may give the number of passengers or flights in a row. Until you choose the column for that, each row counts once.',
      other:
        '{names} may give the number of passengers or flights in a row. Until you choose the column for that, each row counts once.',
    },
    quotedName: '“{name}”',
    /** Of a column, in brackets. */
    mayMean: 'may mean “{field}”',
    skipped: 'Skipped: these rows are not counted',
    refund: 'Refunds and cancellations are not subtracted: a ticket in another row still counts.',
    places: {
      heading: 'Which place is meant?',
      label: '{text}, in {rows}',
      option: '{name}, {country} ({code})',
      usual: 'Chosen for you: it has by far the most flights',
      near: 'Did you mean {place}?',
      open: 'not chosen',
      compute: 'Compute with these places',
      /** Below the field of a name that nobody knows. */
      unknown: 'Not recognised: enter its airport or city',
    },
    known: 'Notes on the figures',
    missing: 'Rows without a figure',
    /** Behind a line, what was written in place of a name; all of them, or some. */
    names: '{line}. Names: {names}',
    namesAndMore: { one: '{line}. Names: {names} and {count} more', other: '{line}. Names: {names} and {count} more' },
    listedName: '{name}',
    /** In brackets. */
    rowNumbers: { one: 'row {rows}', other: 'rows {rows}' },
    onlyRow: 'Row {row}',
    firstRow: '{rows}, the first is row {row}',
    rows: 'Row by row',
    rests: 'What the figures are based on',
    keep: 'Save or print',
    saveCsv: 'Download CSV',
    saveXlsx: 'Download for Excel',
    saveRecord: 'Download record',
    saveCorrections: 'Save corrections',
    print: 'Print',
    withPeople: 'Name the travellers in the record',
    forSpreadsheets: 'For a spreadsheet: an apostrophe before cells that it would run as a formula',
    recordNote:
      'The CSV is your list with the answers in columns after your own. The record, as JSON, holds every row’s inputs with their sources, what was assumed, what is missing, and how to do it again.',
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
      quality: 'By data quality',
    },
    byColumn: 'By {name}',
    columns: {
      kilograms: 'kg CO2e',
      share: 'Share',
      flights: 'Flights',
      passengerKm: 'Passenger-km',
      gramsPerKm: 'g per passenger-km',
    },
    total: 'Total',
    allRows: 'All rows of the list',
    notGiven: 'not given',
    others: 'others',
    fromKm: '{km} km and more',
    cut: 'There are more than 10,000 groups: the rest are counted under “others”.',
  },
  whatIf: {
    heading: 'What if',
    target: 'Target, such as 500 t',
    compare: 'Compare',
    before: 'Choose last year’s answers',
    noBudget:
      'Write the target as a number with kg or t, at most two decimals, and no separator between thousands: “500 t”.',
    columns: { scenario: 'Scenario', kilograms: 'kg CO2e', change: 'Difference', flights: 'Flights affected' },
  },
  rows: {
    filter: 'Show',
    search: 'Search',
    found: '{shown} of {found}',
    more: 'Show more rows',
    row: 'Row',
    flight: 'Flight',
    kilograms: 'kg CO2e',
    rests: 'Based on',
    none: 'no figure',
    onPaper: 'Only the rows shown on the screen are printed. The CSV and the record contain all rows.',
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
    coverage: 'Coverage',
    assumed: 'Assumed',
    repeat: 'How to repeat it',
  },
  cabinTitles: {
    economy: 'Economy',
    premiumEconomy: 'Premium economy',
    business: 'Business',
    first: 'First',
  },
  filterTitles: {
    all: 'All rows',
    'without-figure': 'Without a figure',
    'with-warning': 'With a note',
    skipped: 'Skipped',
  },
  /** What to do about a text or file that cannot be answered. */
  problems: {
    empty: 'There is nothing to read. Paste rows from your spreadsheet, or choose a file.',
    'no-rows': 'We found column names, but no rows below them. Add a row for each flight.',
    quotes: 'A quotation mark in row {row} is opened and never closed. Close or remove it, and read the list again.',
    'too-many-rows':
      'The list has {rows} rows; this page takes {most}. Split it, or use the command line, which takes any number.',
    'no-code-reader':
      'This browser finds no bar codes on photos. Chrome on a phone does; or scan the code with another app and paste its text, which begins with M1.',
    'no-codes':
      'We found no bar code on this photo. Take it closer and straight on, with nothing over the code, or paste the text that a scanner reads.',
    unreadable: 'The file could not be read. Choose it again, or paste its rows above.',
    data: 'The data could not be loaded. Check the connection and try again; your list is still here.',
    failed:
      'The list could not be computed. Reload the page and try again; if it fails again, split the list to find the row.',
  },
  /** What a file was taken for. */
  source: {
    spreadsheet: 'This is a spreadsheet (.{format}); we read the sheet “{sheet}”.',
    calendar: 'This is a calendar: {contents}.',
    'boarding-passes': 'These are boarding passes: {contents}.',
    log: 'This is a flight log of {name}: {contents}.',
    json: 'This is a list in JSON: {contents}.',
    /** What is in it. */
    flights: { one: '{count} flight', other: '{count} flights' },
    others: {
      one: '{count} entry is not a flight, or was not flown',
      other: '{count} entries are not flights, or were not flown',
    },
    notUnderstood: { one: '{count} not understood', other: '{count} not understood' },
    listOfLog: 'This is a flight log of {name}.',
    sheet: 'Sheet',
    headerRow: 'Row with the column names',
    row: 'Row {row}',
  },
  rowCount: { one: '{number} row', other: '{number} rows' },
  dateCount: { one: '{number} date', other: '{number} dates' },
  passengers: { one: '{count} passenger', other: '{count} passengers' },
  fromTo: '{before} to {after}',
  andBack: '{way} and back',
  /** What the flights of a row rest on, where it is not the same for all. */
  legs: {
    there: 'way there: {what}',
    back: 'way back: {what}',
    one: '{ends}: {what}',
    each: '{before}; {after}',
    changes: 'with a change in {airports}',
  },
} as const;
