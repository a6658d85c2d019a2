/** Countries whose emissions in a year a figure is put beside. */
const COUNTRIES = {
  unitedKingdom: { name: 'The United Kingdom', year: 'in the United Kingdom in 2023' },
  germany: { name: 'Germany', year: 'in Germany in 2023' },
  france: { name: 'France', year: 'in France in 2023' },
  spain: { name: 'Spain', year: 'in Spain in 2023' },
  japan: { name: 'Japan', year: 'in Japan from April 2023 to March 2024' },
} as const;

/** Of a result's headline: its figure before everything else. */
export const HEADLINE = {
  noFigureAtAll: 'No figure',
  /** Of a cabin that the aircraft does not have. */
  missing: '–',
  perMissing: '{inCabin}: this aircraft does not have this cabin',
  perMissingOnRoute: '{inCabin}: no listed flight here has this cabin',
  inCabin: 'in {cabins}',
  cabinList: { next: '{before} and {after}', last: '{before} and {after}' },
  figure: '{kg} CO2e',
  about: 'About {kg} CO2e',
  per: 'per person {inCabin}{between}',
  /** Of several people, or there and back. */
  forAll: 'for {people}, {journey}{between}',
  between: ', between {low} and {high}',
  /** After the people or the journey, of a route's figure. */
  onDirect: ' on direct flights',
  /** What a chart shows of such a route. */
  directFlights: 'direct flights',
  oneStop: 'With one stop: {low}–{high}.',
  withConnections: 'Typical of all flights, direct and connecting: {kg}.',
  asStated: ', as stated on the flight’s EU label',
  thereAndBack: 'One way. Twice that for a return: about {kg}.',
  /** Beside the figure of all: what is in the tables below. A cabin is named where there are several. */
  each: 'One person, one way: {figures}.',
  eachFigure: 'about {kg}',
  eachInCabin: '{cabin} about {kg}',
  lot: 'Is that a lot?',
  inAYear:
    '{subject} is {shares} of what the average person emitted {inCountry} ({yearly}, without international flights).',
  inAYearOf: {
    one: { oneWay: 'One way', return: 'There and back', trip: 'The whole trip' },
    each: {
      oneWay: 'For each person one way',
      return: 'For each person there and back',
      trip: 'For each person the whole trip',
    },
  },
  share: '{percent}',
  shareIn: '{share} ({cabin})',
  shareList: { next: '{before} or {after}', last: '{before} or {after}' },
  source: 'Source',
  country: 'Country',
  /** Of a flight: what its contrails may do beside the figure, by their bucket. */
  contrails: {
    Unknown: 'Contrails are not included.',
    Low: 'Contrails are not included. Low risk: they could add up to 20\u202f% to the CO2’s warming.',
    Medium: 'Contrails are not included. Medium risk: they could add 20–\u2060100\u202f% to the CO2’s warming.',
    High: 'Contrails are not included. High risk: they could warm more than the CO2.',
  },
  typicalOfRoute: 'typical of the route',
  thisFlight: 'this flight',
  onlyWay: 'The only common itinerary.',
  /** Of a typical figure whose ways are not in the answer. */
  halfOfUsual: 'Median of the common itineraries.',
  half: 'Median of {ways} common itineraries.',
  onBar: 'Chart that starts at 0: {what}, about {kg} kilograms{between}',
  asMuch: 'About as much as {ways} ({kg}).',
  less: 'About {percent} less than {ways} ({kg}).',
  more: 'About {percent} more than {ways} ({kg}).',
  typical: 'Typical of the route {kg}',
  spoken: '{own}.',
  spokenWithTypical: '{own}; typical of the route, {kg}.',
  middleOf: 'the median of {ways} common itineraries',
  ofTrip: 'what is typical of this trip',
  unknownNumber: '{aircraft} (flight number not known on this route)',
  /** A link, below what is said of a number that is not known on its route. */
  listedElsewhere: 'It is listed {from} to {to}: show that flight',
  label: 'The figure',
  cabins: 'Cabin',
  noFigure: 'no figure',
  notOnBoard: 'not on board',
  onFewWays: 'on few flights',
  mostWithout: 'Most flights on this route have no {cabin} cabin; the method still gives a figure.',
  noneWith: 'No listed flight here has a {cabin} cabin; the method still gives a figure.',
  flightWithout: 'This aircraft has no {cabin} cabin; the method still gives a figure.',
  link: 'Breakdown and uncertainty',
  along: 'Save or share',
  options: 'Flights on this route',
  others: 'Other calculators',
  countries: COUNTRIES,
  lessThanOnePercent: 'less than 1\u202f%',
  /** Of a flight whose day was changed. */
  sameAs: 'The same figures as on {day}.',
} as const;
