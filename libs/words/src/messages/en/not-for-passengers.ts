/** Why nobody can take a flight, and where its passengers go: of an airline, a flight number or an airline’s route. */
export const NOT_FOR_PASSENGERS = {
  carriesFreight: {
    carrier: '{holderName} carries freight, no passengers.',
    number:
      'The number {value} of {holderName} is one of flights without passengers: of freighters, or of aircraft that are only moved.',
    route: 'All known flights of {holderName} on this route are without passengers.',
  },
  /** `undated` where it is not known since when. */
  noLongerFlies: {
    carrier: {
      undated: '{holderName} has had no flights under this code.',
      since: '{holderName} has had no flights under this code since {since}.',
    },
    route: {
      undated: '{holderName} has not flown this route.',
      since: '{holderName} has not flown this route since {since}.',
    },
  },
  soldUnderAnotherCode: {
    number:
      '{holderName} does not fly the number {value}: it sells another airline’s flight under it. Ask for that airline’s own number.',
    route:
      'All known flights of {holderName} on this route are other airlines’. Ask for the number of the airline that flies.',
  },
  routeClosed: {
    undated: 'This route has been closed to {holderName}.',
    since: 'This route has been closed to {holderName} since {since}.',
  },
  airportClosed: {
    undated: '{airport} has been closed to passengers.',
    since: '{airport} has been closed to passengers since {since}.',
  },
  movedTo: {
    carrier: 'They went to {successors}.',
    route: 'Its flights there went to {successors}.',
    airport: 'Its flights moved to {successors}.',
  },
  /** Beside what is typical of a route of a closed airport. */
  figureOfOtherAirports: 'The figure is of other airports of its city, or nearby.',
  /** A year without a month, as `{since}`. */
  year: '{year}',
} as const;
