/** Texts of the page that adds up a trip. */
export const TRIP = {
  title: 'Your trip',
  description:
    'Add up the emissions of a whole trip: every leg there and back, with its connections, its cabin and everybody who travels.',
  introduction:
    'Say where you go, by name or code. Each leg gets the typical figure of its route, or a flight’s own once you name the flight; the page adds them up for everybody, with one range.',
  meet: 'People from several cities? Find where to meet',
  formLabel: 'Trip',
  changeHeading: 'Change the trip',
  anotherHeading: 'Plan another trip',
  ways: { return: 'Return', oneWay: 'One way' },
  wayLabel: 'Return or one way',
  from: 'From',
  to: 'To',
  via: 'Stop {stop}',
  noPlace: 'No place of that name',
  addStop: 'Add a stop',
  /** Of a return with stops. */
  backTheSameWay:
    'The way back has the same stops. To come back another way, choose “One way” and end where you began.',
  removeStop: 'Remove stop {stop}',
  departureDate: 'Departure Date',
  returnDate: 'Return Date',
  dateHint: 'Optional',
  /** What a message about the departure’s date says, and what the same about the return’s has in its place. */
  dateWords: { departure: 'Departure', return: 'Return' },
  returnTooEarly: 'The return is before the departure',
  people: 'People',
  cabin: 'Cabin',
  stopsRule: 'At most {legs} legs, there and back together',
  resultHeading: 'The whole trip',
  /** Of a figure that is not the trip's total. */
  partHeading: 'A part of the trip',
  /** Which flights a leg that names none counts. */
  countedLabel: 'Flights that count',
  counted: { direct: 'Direct flights', typical: 'All flights, connections included' },
  legsHeading: 'Leg by leg',
  /** Below a total for several people. */
  legsHeadingOfEach: 'Leg by leg, per person',
  /** Beside the rounded total, which hides small changes. */
  addedUp: 'The legs add up to {kg}\u202Fkg before rounding.',
  sumHeading: 'Added up',
  perPerson: 'Per person',
  sumFor: 'For {people}',
  typicalOf: 'Typical of {origin} to {destination}.',
  typicalOfAll: 'Typical of {origin} to {destination}, connections included.',
  typicalOfDirect: 'Typical of direct flights, {origin} to {destination}.',
  typicalOfConnections:
    'We know no direct flight from {origin} to {destination}: typical of connections, with a change in {changes}.',
  /** Airports to change at. */
  changeList: { next: '{before}, {after}', last: '{before}, {after}' },
  typicalLabel: 'Typical',
  directMeaning:
    'If a leg has direct flights, only those count. Half of them emit less than the figure shown, half more.',
  /** Of a leg that may be flown with the next or the last by one airline: why its figure is that airline's, or is not. */
  connectionNote: {
    all: 'All airlines count. “{list}” has each one’s figure for both legs.',
    only: 'Only {airline} is known to fly it direct: see “{list}”.',
  },
  oneAirline: 'Choose one airline for {connection}',
  incompleteFlight: 'Typical of the route until the flight is complete.',
  airportsLabel: 'Airports',
  /** Below a total: how many of its legs name no flight. */
  typicalLegs: {
    all: 'This is the typical figure for all airlines. Choose a flight to see its own figure.',
    some: {
      one: '{count} of {legs} legs has the typical figure for all airlines. Choose its flight to see its own figure.',
      other:
        '{count} of {legs} legs have the typical figure for all airlines. Choose their flights to see their own figures.',
    },
  },
  connectionIntroduction: 'The total above is typical of all airlines. Choose flights to use their figures.',
  quote: 'Cite this figure',
  quoteLines: {
    each: 'For each',
    legs: 'Legs, one way, for each',
    legsOfAll: 'Legs, one way, for all',
    meaning: '8 in 10 trips should fall within this range',
    typical: 'typical of the route',
    return: 'there and back',
    oneWay: 'one way',
  },
  /** Behind the legs for which a picture has room. */
  moreLegs: { one: 'and 1 more leg', other: 'and {count} more legs' },
  contrails: 'Contrail risk',
  contrailsLabel: 'Contrails',
  contrailsNote:
    'Contrails also warm the climate. They are not included here; each leg with a chosen flight shows its risk.',
  noCabin: 'There is no figure for this cabin.',
  cabinOfLeg: 'Cabin from {leg}',
  nameFlight: 'Choose a flight',
  changeFlight: 'Change the flight',
  closeFlight: 'Close',
  anyFlight: 'Take any flight of the route',
  failedTitle: 'We could not add up this trip.',
  failedAdvice: 'No leg of it has a figure. Each says why below.',
  retry: 'Try again',
  wrongTitle: 'This address does not contain a trip that can be added up.',
  loading: 'Loading emissions',
  rangeLabel: 'Range',
  rangeRule:
    'About 8 in 10 trips should fall within this range. If two legs have the same airline, or go there and back on the same route, we assume that their errors go in the same direction. Errors of other legs partly cancel out.',
  noRange: 'Not known: a leg has a figure without a range.',
  mapLabel: 'Map of the legs',
  mapCaption: 'The shortest routes over the globe, {kilometres} in total. Map data: Natural Earth.',
  mapMissing: 'The map could not be loaded. The figures do not need it.',
  late: 'This page has not loaded yet, perhaps because of the connection. Until it has, no trip can be added up.',
  withoutScript:
    'Adding up a trip needs JavaScript, which is switched off in this browser. Everything else on this site can be read without it.',
  /** Which field of an address breaks which rule. */
  problem: {
    'no-route': 'itinerary: a leg is two codes of three letters, as in LHR-JFK; not “{written}”.',
    'too-many-legs': 'itinerary: a trip has at most {most} legs; this one has {legs}.',
    /** `noLegs`: where the address has none that can be counted. */
    cabins: {
      ofLegs: 'cabins: e, p, b or f, one for all legs or one for each, here {legs}; not “{written}”.',
      noLegs: 'cabins: e, p, b or f, one for all legs or one for each; not “{written}”.',
    },
    people: 'people: a whole number from 1 to {most}, or by cabin as in 2e,1b; not “{written}”.',
  },
  remove: 'Remove',
  flightFrom: 'Flight from {leg}',
  about: 'About {kg}',
  aboutCo2e: 'About {kg} CO2e',
  aboutFor: 'About {kg} CO2e {whom}',
  forOne: 'per person',
  forAll: 'for {people}',
  each: 'About {kg} for each',
  eachByCabin: 'For each: {parts}',
  travellers: { one: '1 person', other: '{count} people' },
  between: 'between {low} and {high}',
  without: 'without {legs}',
  announcement: '{what}: {kilograms} kilograms of CO2 equivalent for {people}.',
  fromTo: '{before} to {after}',
  through: '{way} through {places}',
  andBack: '{way} and back',
} as const;
