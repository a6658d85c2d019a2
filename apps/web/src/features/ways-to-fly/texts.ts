import { andList, orList, OWN_LANGUAGE } from '@tim/languages';

/** Texts of the list of everyone who flies a route. */
export const OPTIONS = {
  heading: 'Who flies it, and what it emits',
  /** Of those with a change at one airport. */
  throughHeading: (origin: string, destination: string, airport: string) =>
    `One airline from ${origin} to ${destination}, changing in ${airport}`,
  /** Leads to the part of a flight that changes what its figure rests on. */
  whatIf: (flight: string) => `What if ${flight} had another aircraft, other seats or another load?`,
  introduction: (count: number, known: number, usualCount: number, cabin: string) =>
    `${known === 1 ? 'One way known to fly' : `${count === known ? count : `${count} of ${known}`} ways known to fly, airport by airport`}${count === 1 || usualCount === 0 ? '' : `; ${usualCount} ${count === known ? 'of them ' : ''}usual: the typical figure counts those, city by city`}. Kilograms of CO2e per person in ${cabin} and contrail risk.`,
  /** Above the first of them. */
  short: (day: string, cabin: string) => `Per person in ${cabin}, on ${day}.`,
  runsThatDay: 'Whether a flight runs that day, its airline says.',
  cannotBeToldApart: (count: number) =>
    `${count} of these ways cannot be told apart: their ranges leave open which emits less.`,
  /** Above the list of a route that has no typical figure. */
  withoutTypical:
    'These ways are known, each with its own figure. Too few of them are fast enough for a typical figure.',
  loading: 'Finding everyone who flies it',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  ofAirline: (airline: string) => `Flights of ${airline} only.`,
  noneOfAirline: (airline: string) => `${airline} is not known to fly this way on that day.`,
  /** Where the list is of one airline, or would be. */
  figureOfAll: 'The figure above counts all airlines.',
  allAirlines: 'List all airlines',
  none: 'Nobody is known to fly this way on that day.',
  noneOfThese: 'No way of this kind is listed: none is known, or all take far longer. Choose the other kind above.',
  airline: 'Airline in the list',
  airlineHint: 'Leave empty for all airlines, or enter a name or code',
  date: 'Flights on',
  sameFigures: (day: string) => `Every figure is the same as on ${day}.`,
  dateHelp: 'Today to a year ahead',
  sort: 'Sorted by',
  sorts: { kilograms: 'Kilograms', name: 'Airline', time: 'Time' },
  stops: 'Stops',
  stopChoices: { all: 'All', direct: 'Direct', oneStop: 'One stop' },
  /** Places that have names, in the order of the flight. */
  way: (places: readonly string[]) => places.join('\u00a0– '),
  direct: 'direct',
  /** Through the airport to change at. */
  via: (airport: string) => `change in ${airport}`,
  lowest: (count: number) => (count === 1 ? 'The only one of this list' : `Lowest of these ${count}`),
  /** In a row, where the lowest is named once. */
  shortComparison: {
    lowest: { all: 'lowest', direct: 'lowest direct', oneStop: 'lowest with one stop' },
    more: (more: string) => `${more} more`,
  },
  unclear: 'No clear difference',
  /** Below the table: what its rows are compared with. */
  comparedWith: (name: string, kg: string) => `Compared with ${name}, ${kg}.`,
  noFigure: 'no figure in this cabin',
  range: (low: string, high: string) => `between ${low} and ${high}`,
  contrailsAre: (risk: string) => `contrail risk ${risk}`,
  assumed: 'assumed',
  numberUnknown: (carrierCode: string) => `${carrierCode}, flight number not known`,
  others: (count: number) => `and ${count} more`,
  /** Of ways that are not listed. */
  leftOut: (count: number, cabin: string) =>
    `Not listed: ${count === 1 ? 'one way' : `${count} ways`} with an aircraft that has no ${cabin} cabin.`,
  old: (count: number) => `Old or rare entries: ${count}`,
  oldIntroduction:
    'Direct flights that the list of flights has and that nobody can take today, as far as is known. No figure counts them.',
  showAll: (count: number) => (count === 1 ? 'Other days' : `All ${count} ways, other days and orders`),
  showMore: (count: number) => `Show ${count} more`,
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
    'The typical figure above counts the ways that the table marks, city by city, and some from and to airports nearby: half of the days on which they are flown emit less, half more.',
  /** Above the options from or to other airports than the requested ones. */
  otherAirports: (airports: readonly string[]) => `From or to other airports: ${andList(airports, OWN_LANGUAGE)}`,
  /** Where no option is from the requested airport: no known one, or none of those shown. */
  noneFrom: {
    ofAll: (airport: string, others: readonly string[]) =>
      `No flights from ${airport}; these are from ${orList(others, OWN_LANGUAGE)}.`,
    ofThese: (airport: string, others: readonly string[]) =>
      `None of these flights is from ${airport}; they are from ${orList(others, OWN_LANGUAGE)}.`,
  },
  noneTo: {
    ofAll: (airport: string, others: readonly string[]) =>
      `No flights to ${airport}; these are to ${orList(others, OWN_LANGUAGE)}.`,
    ofThese: (airport: string, others: readonly string[]) =>
      `None of these flights is to ${airport}; they are to ${orList(others, OWN_LANGUAGE)}.`,
  },
  cities:
    'It is of the cities, not of the two airports: a route from or to another airport of the same city gives the same figure.',
  howCompared:
    '“Assumed” is the aircraft type that the airline most likely uses on this route. “No clear difference” means that the two ranges leave open which one emits less. Times are estimated from the distance, with two hours for a change; schedules are not public.',
  time: (hours: number, minutes: number) => `about ${hours} h${minutes === 0 ? '' : ` ${minutes} min`}`,
  /** One leg after the other. */
  inTurn: (legs: readonly string[]) => legs.join(', then '),
} as const;
