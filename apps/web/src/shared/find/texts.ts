/** What the lists of the calculator's fields say. */
export const FIND = {
  allAirports: 'All airports',
  /** Below the field that has a city's code. */
  cityWithAll: '{city}, all airports',
  /** Of a code that may be right all the same: a city's whose one airport has another. */
  unknownCode: 'This code is not in the list of places',
  /** Of a code that is a railway station's; the second where an airport nearby is known, or its city. */
  station: '{code} is a railway station: {name}.',
  stationNear: '{code} is a railway station: {name}. Nearby: {place} ({placeCode}).',
  /** Below the rule that a text in a place's field breaks. */
  noPlace: 'No place of that name. Give a city, an airport or its code.',
  /** Of an airport, after its city and country or its name. */
  closed: 'closed to passengers',
  freightOnly: 'Carries freight: no figures per passenger',
  /** Of a flight number that was written with its carrier. */
  carrierRead: '{code} moved to Carrier Code',
  /** A button: it fills in where a flight number is listed from and to. */
  takeRoute: '{flight} is listed {from} to {to}: use it',
  /** Heard when a list changes. */
  found: { one: '1 suggestion', other: '{count} suggestions' },
} as const;
