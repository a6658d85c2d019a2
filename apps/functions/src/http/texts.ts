/** What is wrong with a request: in English for developers, in other languages for whoever asks in one. */
export const FAULTS = {
  unknownName: (name: string, path: string) =>
    `Invalid JSON payload received. Unknown name "${name}"${path === '' ? '' : ` at '${path}'`}: Cannot find field.`,
  unexpectedList: (name: string, path: string) =>
    `Invalid JSON payload received. Unknown name "${name}"${path === '' ? '' : ` at '${path}'`}: Proto field is not repeating, cannot start list.`,
  invalidValue: (path: string, type: string, value: string) => `Invalid value at '${path}' (${type}), ${value}`,
  aList: 'a list',
  anObject: 'an object',
  unknownParameter: (known: readonly string[]) => `No such parameter. There are ${known.join(', ')}.`,
  givenTwice: 'Give this parameter once only.',
  tooMany: (most: number, name: string, count: number) => `At most ${most} ${name}; the request has ${count}.`,
  tooManyWith: {
    includeOptions: (most: number, name: string, count: number) =>
      `At most ${most} ${name} with the ways to fly them; the request has ${count}.`,
    includeWorking: (most: number, name: string, count: number) =>
      `At most ${most} ${name} with their working; the request has ${count}.`,
  },
  date: 'Give a date of the calendar, year 1 to 9999; a part that does not matter is left out.',
  wholeDate: 'Give a whole date of the calendar: year, month and day.',
  oneOf: (values: readonly string[]) => `Give one of ${values.join(', ')}.`,
  otherEnding: (ending: string) => `The address ends in .${ending}: leave format out, or give the same.`,
  oneSubject: {
    flight: (example: string) => `Name one flight, such as ${example}.`,
    route: (example: string) => `Name one route, such as ${example}.`,
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
    date: (firstYear: number) => `Give a date, or a year alone, from ${firstYear} on.`,
    distance: 'Give a distance of at least 1 km and below 2.5e16 km.',
    placesOrDistance: 'Give origin and destination, or the distance.',
  },
} as const;
