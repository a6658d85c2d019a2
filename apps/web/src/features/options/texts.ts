/** Texts of the list of everyone who flies a route. */
export const OPTIONS = {
  heading: 'Flights on this route',
  /** Of those with a change at one airport. */
  throughHeading: 'One airline from {origin} to {destination}, changing in {airport}',
  /** Leads to the part of a flight that changes what its figure rests on. */
  whatIf: '{flight} with a different aircraft, seating or load',
  introduction: {
    /** How many ways there are. */
    only: 'One option',
    all: '{count} options',
    some: '{count} of {known} options',
    /** The same, and how many of them are usual; `ofSome`: those of the list are not all that are known. */
    usual: {
      ofAll: {
        one: '{ways}; the typical figure uses {count} of them',
        other: '{ways}; the typical figure uses {count} of them',
      },
      ofSome: {
        one: '{ways}; the typical figure uses {count}',
        other: '{ways}; the typical figure uses {count}',
      },
    },
    /** Where every way of the list is usual. */
    allUsual: '{ways}; the typical figure uses all of them',
    units: '{ways}. Per person in {cabin}.',
    /** Where most of the list have one risk, which their rows do not repeat. */
    unitsWithRisk: '{ways}. Per person in {cabin}. Contrail risk is {risk} unless a row shows a different one.',
  },
  /** Above the first of them. */
  short: 'Emissions per person in {cabin}, for flights on {day}.',
  runsThatDay: 'Check with the airline that the flight operates that day.',
  cannotBeToldApart: 'For {count} of these the difference is too small to call.',
  /** Above the list of a route that has no typical figure. */
  withoutTypical: 'These options are listed with a figure each. Too few of them are fast enough for a typical figure.',
  loading: 'Finding flights',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  ofAirline: 'Flights of {airline} only.',
  noneOfAirline: 'We list no {airline} flights here on that day.',
  /** Where the list is of one airline, or would be. */
  figureOfAll: 'The figure above counts all airlines.',
  allAirlines: 'List all airlines',
  /** Below a figure of direct flights, above a list without one. */
  noDirect: 'No direct flight is listed on this date: some routes are flown only in part of the year.',
  none: 'No flight is listed on this date. Some routes are flown only in part of the year: try another date.',
  noneOfThese: 'No option of this kind is listed: there is none, or all take far longer. Choose the other kind above.',
  airline: 'Airline in the list',
  airlineHint: 'Leave empty for all airlines, or enter a name or code',
  date: 'Flights on',
  sameFigures: 'Every figure is the same as on {day}.',
  dateHelp: 'Today to a year ahead',
  sort: 'Sorted by',
  sorts: { kilograms: 'Kilograms', name: 'Airline', time: 'Time' },
  stops: 'Stops',
  stopChoices: { all: 'All', direct: 'Direct', oneStop: 'One stop' },
  /** Places that have names, in the order of the flight. */
  way: '{before}\u00a0– {after}',
  direct: 'direct',
  /** Through the airport to change at. */
  via: 'change in {airport}',
  onlyOne: 'The only one of this list',
  lowest: 'Lowest of these {count}',
  /** In a row, where the lowest is named once. */
  shortComparison: {
    lowest: { all: 'lowest', direct: 'lowest direct', oneStop: 'lowest with one stop' },
    more: '{more} more',
  },
  unclear: 'No clear difference',
  /** Below the table: what its rows are compared with. */
  comparedWith: 'Compared with {name}, {kg}.',
  noFigure: 'no figure in this cabin',
  contrailsAre: 'contrail risk {risk}',
  /** Above what a row has at its end. */
  rowEnds: 'kg CO2e, contrail risk',
  assumed: 'assumed',
  /** Once for a list in which an aircraft is. */
  assumedMeans: '“Assumed” marks the aircraft type that the airline most likely uses on this route.',
  numberUnknown: '{carrierCode}, flight number not known',
  others: { one: 'and {count} more', other: 'and {count} more' },
  /** Of ways that are not listed. */
  leftOut: {
    one: 'Not listed: one option with an aircraft that has no {cabin} cabin.',
    other: 'Not listed: {count} options with an aircraft that has no {cabin} cabin.',
  },
  old: 'Old or rare entries: {count}',
  oldIntroduction:
    'Direct flights in the list that, as far as we know, nobody can book today. No figure includes them.',
  /** What the whole list has beyond the first rows. */
  /** Where no option is left to show. */
  otherDays: 'Details and other days',
  showBoth: 'Both options',
  showAll: 'All {count} options',
  showMore: 'Show {count} more',
  table: 'The same as a table',
  yes: 'yes',
  no: 'no',
  tableColumns: [
    'Airline',
    'Airports',
    'Flights',
    'Aircraft',
    'kg CO2e',
    'From',
    'To',
    'Compared',
    'Contrail risk',
    'Time',
    'Typical counts it',
  ],
  /** What the typical figure is the middle of. */
  typical:
    'The typical figure above is the median of the options marked in the table and some at nearby airports, weighted by the days they operate.',
  /** Above the options from or to other airports than the requested ones. */
  otherAirports: 'From or to other airports: {airports}',
  /** Where no option is from the requested airport: no known one, or none of those shown. */
  noneFrom: {
    ofAll: 'No flights from {airport}; these are from {others}.',
    ofThese: 'None of these flights is from {airport}; they are from {others}.',
  },
  noneTo: {
    ofAll: 'No flights to {airport}; these are to {others}.',
    ofThese: 'None of these flights is to {airport}; they are to {others}.',
  },
  cities: 'It is for the two cities, not the two airports: another airport of the same city gives the same figure.',
  howCompared:
    '“No clear difference” means the difference is too small to call. Times are estimated from the distance, with two hours for a connection; schedules are not public.',
  time: { hours: 'about {hours} h', minutes: 'about {hours} h {minutes} min' },
  /** One leg after the other. */
  inTurn: '{before}, then {after}',
} as const;
