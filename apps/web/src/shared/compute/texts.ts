/** What each tier of the Scope 3 method means. */
export const RECORD_TIERS = {
  TIM_EMISSIONS:
    'The flight itself: its airline, number, route and month. By our mapping the fuel-based method of the GHG Protocol.',
  TYPICAL_FLIGHT_EMISSIONS:
    'What is typical of the route, connections included: half of its usual flights and connections emit less, half more. By our mapping the distance-based method.',
  DISTANCE_BASED_EMISSIONS:
    'The distance alone, by factors of all known flights. By our mapping the distance-based method.',
} as const;

export const RECORD_WARNINGS = {
  TYPICAL_IN_PLACE_OF_FLIGHT: 'The flight itself cannot be answered: the figure is the typical one of its route.',
  DAY_NOT_KNOWN: 'The row names a month and no day: the figure is that of the flight on the 15th of it.',
  NUMBER_NOT_LISTED: 'The airline flies the route; this flight number is not listed on it.',
  AIRLINE_NOT_KNOWN: 'We do not know the airline that the row names: the figure does not use it.',
  FLEET_OF_ANOTHER_YEAR: 'The aircraft are those of the end of 2025, not of the year of the flight.',
  LOADS_OF_ANOTHER_YEAR: 'How full flights were in that year is not known: the figure takes 2023 to 2026.',
  AIRCRAFT_NOT_KNOWN: 'We do not know the aircraft that the row names: the figure is that of the usual one.',
  AIRCRAFT_NOT_USED: 'The row names an aircraft, which the figure does not use: it is that of the whole route.',
  RETURN_HAS_ITS_ROW: 'The row says there and back; the flight back has a row of its own and counts there alone.',
  TRIP_NOT_KNOWN: 'The row’s kind of trip does not say whether there is a flight back: it counts as one way.',
  DIVERTED: 'The flight was diverted: it counts to the airport where it landed.',
  DIVERSION_NOT_KNOWN: 'The flight was diverted, and the row does not say where to: it counts as it was planned.',
  NO_DIRECT_FLIGHT:
    'A part of the journey has no direct flight that we know: what is typical of connections counts there.',
  CABIN_NOT_ON_BOARD: 'The aircraft has no such cabin: the figure is what its seats would stand for.',
  CABIN_ON_FEW_WAYS:
    'Most ways to fly the route have no such cabin: the figure is what the method has for it all the same.',
  AIRPORT_CLOSED: 'An airport of the route was closed by then: the figure is of other airports of its city, or nearby.',
  DISTANCE_IN_PLACE_OF_ROUTE:
    'The route or its airline has closed since: no direct flight is left today, and the figure is that of its distance.',
  LABEL_NOT_FOR_REPORTS: 'The figure of an EU Flight Emissions Label, which is not meant for corporate reports.',
} as const;

/** Why rows have no figure, in general; each row has its own sentence. */
export const RECORD_REASONS = {
  INVALID_ROW: 'The row itself is not right; its text says which field and what would be right.',
} as const;

/** Texts of the record of a list's answers. */
export const BATCH_RECORD = {
  about:
    'Emissions of a list of flights by the open engine of the Travel Impact Model, computed in the browser. Evidence for a report, not an audit and no certificate.',
  method: {
    name: 'Travel Impact Model, Scope 3: the flight itself, otherwise what is typical of its route (connections included), otherwise its distance',
    unit: 'CO2e well-to-wake; grams of one passenger, kilograms and tonnes of all passengers of a row',
    fuel: 'Fossil jet kerosene; factors of CORSIA, whose GWP basis is theirs',
    primaryData:
      'PRIMARY marks an input from its source, not fuel that an airline has measured: for ESRS E1 the share of primary data is 0 %.',
    offsets: 'None subtracted',
  },
  declaration:
    'What a declaration by ISO 14083 asks for. Elements are airports as hubs and what is flown between them; what is typical of a route may have stops that are not named. Airports are apart, by a default that is not their own. No claim of conformity is made.',
  repeat: {
    how: 'Save the list as it was read, run the command with the same engine and data version, and compare: the answers are the same byte for byte.',
  },
  otherReason: 'No figure can be computed; each row says why.',
  texts: {
    cabin: 'Rows without a cabin are taken as {cabin}.',
    passengers: 'Rows without a number of passengers stand for one.',
    date: 'Rows without a date are answered by what is typical of their route.',
    dateOrder: {
      'day-first': 'Dates that can be read in two ways are read day-first.',
      'month-first': 'Dates that can be read in two ways are read month-first.',
    },
  },
} as const;
