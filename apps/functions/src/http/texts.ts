/** What is wrong with a request: in English for developers, in other languages for whoever asks in one. */
export const FAULTS = {
  /** The path is where it is in the JSON. */
  unknownName: {
    atTop: 'Invalid JSON payload received. Unknown name "{name}": Cannot find field.',
    within: 'Invalid JSON payload received. Unknown name "{name}" at \'{path}\': Cannot find field.',
  },
  unexpectedList: {
    atTop: 'Invalid JSON payload received. Unknown name "{name}": Proto field is not repeating, cannot start list.',
    within:
      'Invalid JSON payload received. Unknown name "{name}" at \'{path}\': Proto field is not repeating, cannot start list.',
  },
  invalidValue: {
    atTop: "Invalid value at '' ({type}), {value}",
    within: "Invalid value at '{path}' ({type}), {value}",
  },
  aList: 'a list',
  anObject: 'an object',
  /** Between what may be given. */
  valueList: '{before}, {after}',
  unknownParameter: 'No such parameter. There are {known}.',
  givenTwice: 'Give this parameter once only.',
  tooMany: 'At most {most} {name}; the request has {count}.',
  tooManyWith: {
    includeOptions: 'At most {most} {name} with their options; the request has {count}.',
    includeWorking: 'At most {most} {name} with their working; the request has {count}.',
  },
  date: 'Give a date of the calendar, year 1 to 9999; a part that does not matter is left out.',
  wholeDate: 'Give a whole date of the calendar: year, month and day.',
  oneOf: 'Give one of {values}.',
  otherEnding: 'The address ends in .{ending}: leave format out, or give the same.',
  oneSubject: {
    flight: 'Name one flight, such as {example}.',
    route: 'Name one route, such as {example}.',
  },
  /** Of the parts of an itinerary, by their names. */
  parts: {
    airport: 'Give the 3-letter IATA code of an airport, such as "ZRH".',
    carrier: 'Give the 2-character IATA code of the operating airline, such as "LX".',
    flightNumber: 'Give the flight number in digits only, at most 20, such as "52", without the airline code.',
    date: 'Give a date of the calendar as YYYYMMDD or YYYY-MM-DD.',
  },
  resultAddress: 'Give the address of a result of this site.',
  pixels: 'Give a whole number of pixels.',
  scope3: {
    cabinClass: 'Give the cabin class.',
    date: 'Give a date, or a year alone, from {firstYear} on.',
    distance: 'Give a distance of at least 1 km and below 2.5e16 km.',
    placesOrDistance: 'Give origin and destination, or the distance.',
  },
} as const;
