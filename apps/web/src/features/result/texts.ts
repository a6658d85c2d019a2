import type { Message } from '@tim/languages';
import { LINKS } from '../../config/links.ts';

/** Column headings of the emissions tables: the row's name, then the cabins. */
const EMISSIONS_COLUMNS = ['Emission Type', 'Economy', 'Premium', 'Business', 'First'] as const;

const ROW_TEXTS = {
  wellToWake: { label: 'Well-to-Wake', description: 'The sum of WTT and TTW' },
  tankToWake: {
    label: 'Tank-to-Wake',
    description: 'Emissions produced by burning jet fuel during takeoff, flight, and landing of an aircraft.',
  },
  wellToTank: {
    label: 'Well-to-Tank',
    description: 'Emissions generated during the production, processing, handling, and delivery of jet fuel.',
  },
  saf: { label: 'Sustainable Aviation Fuel (SAF)' },
  totalWithSaf: { label: 'Total emissions including SAF' },
  typical: {
    label: 'Typical',
    description: 'Typical Well-to-Wake emissions for a flight between this origin and destination.',
  },
  contrails: {
    label: 'Contrails impact bucket',
    description: 'The relative impact bucket of contrails compared to fuel burn for this flight.',
  },
} as const;

/** What an empty result says; a line below it tells what is known of why. */
const EMPTY_FLIGHT = {
  title: 'We could not find this flight.',
  advice: 'Please check the flight info and try again.',
  codeShares: { before: '(Note that ', link: 'code shares', href: LINKS.codeShares, after: ' are not supported.)' },
} as const;

const EMPTY_ROUTE = {
  title: 'We could not find this route.',
  advice: 'Please check the route info and try again.',
} as const;

/** Before the specified alert, which sounds like a typing error. */
const OFFLINE = {
  title: 'You are offline.',
  advice: 'Nothing can be looked up until you are connected again. What you typed stays.',
} as const;

/** Of a result's headline: its figure before everything else. */
const HEADLINE = {
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
  oneStop: 'With one stop: {low}–{high}.',
  withConnections: 'Typical, connections included: {kg}.',
  asStated: ', as stated on the flight’s EU label',
  thereAndBack: 'One way. There and back about {kg}.',
  /** Beside the figure of all: what is in the tables below. A cabin is named where there are several. */
  each: 'One person, one way: {figures}.',
  eachFigure: 'about {kg}',
  eachInCabin: '{cabin} about {kg}',
  lot: 'Is that a lot?',
  inAYear: '{subject} is {shares} of what one person emitted {inCountry} ({yearly}, without international flights).',
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
  onBar: 'On a bar from 0: {what}, about {kg} kilograms{between}',
  asMuch: 'About as much as {ways} ({kg}).',
  less: '{apart} less than {ways} ({kg}).',
  more: '{apart} more than {ways} ({kg}).',
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
} as const;

/** Countries whose emissions in a year a figure is put beside. */
const COUNTRIES = {
  unitedKingdom: { name: 'The United Kingdom', year: 'in the United Kingdom in 2023' },
  germany: { name: 'Germany', year: 'in Germany in 2023' },
  france: { name: 'France', year: 'in France in 2023' },
  spain: { name: 'Spain', year: 'in Spain in 2023' },
  japan: { name: 'Japan', year: 'in Japan from April 2023 to March 2024' },
} as const;

/** What stands below a result's figures. */
const NOTES = {
  typicalMeaning:
    'Half of the common itineraries emit less than this, half more. Direct and one-stop flights count, nearby airports included.',
  /** Of a route's page, which asks one way alone. */
  thereAndBackMeaning: 'A return counts as twice that; a trip counts each way separately.',
  /** Why a figure stands for more airports than the two asked for (docs/methodology.md, "typical"). */
  airportsReason:
    'Airports of one city count together, as do airports within 150 km that residents use, unless flights link them to the city.',
  otherSource: {
    label: 'Other source',
    text: "Google's Travel Impact Model API did not answer this time; its own figure may differ from this one.",
  },
  typical: 'Typical',
  airports: 'Airports',
  airlines: 'Airlines',
  label: {
    label: 'Label',
    text: "As stated on the flight's EU Flight Emissions Label, version “{version}”{until}.",
    /** How the headline and the table's last line hang together. */
    saf: '“Total emissions including SAF” is this figure less the share of sustainable fuel, {percent}.',
    until: ', valid to {date}',
  },
  flightNumber: 'Flight number',
  aircraft: 'Aircraft',
  otherType: 'Or another type',
  fuelBurn: {
    label: 'Fuel burn',
    text: 'Based on the {type}, the closest type with a fuel table.',
    textBeforeVowel: 'Based on the {type}, the closest type with a fuel table.',
  },
  likely: '{type} {kg} ({percent} likely)',
  types: 'Which type flies this time is not known. In economy: {types}.',
  notListed: 'Not in the list of flights on this route.',
  unverified:
    '{flight}: {listing} The figures are for {carrier} flights on this route: check the flight number.' as Message<
      'flight' | 'listing' | 'listingAfterColon' | 'carrier'
    >,
  fromTo: 'From {from} to {to}.',
  beside: {
    label: 'Beside this',
    text: 'In {cabin} this flight emits {words}.',
    same: 'as much as is typical',
    less: '{percent} less than is typical',
    more: '{percent} more than is typical',
  },
} as const;

/** Which journey a figure is of: said wherever it goes, because half of a return looks like a mistake. */
const JOURNEYS = { oneWay: 'one way', return: 'return', allLegs: 'all legs' } as const;

/** Who fly. */
const PEOPLE = {
  inOne: { one: 'one person in {cabin}', other: '{count} people in {cabin}' },
  inCabin: '{count} in {cabin}',
  severalList: { next: '{before}, {after}', last: '{before} and {after}' },
  shortInOne: { one: '1 person, {cabin}', other: '{count} people, {cabin}' },
  short: '{count} {cabin}',
  /** Below the places of a question. */
  asked: '{before} · {after}',
  airline: 'in the list {airline} alone',
} as const;

/** Texts of a result. */
export const RESULTS = {
  headline: HEADLINE,
  countries: COUNTRIES,
  people: PEOPLE,
  journeys: JOURNEYS,
  /** Beside the tables where more is asked. */
  perPassenger: 'For one passenger, one way.',
  notes: NOTES,
  route: '{origin} to {destination}',
  lessThanOnePercent: 'less than 1\u202f%',
  safShare: 'Accounts for -{percent}% of the jet fuel',
  flightHeading: 'Emissions estimates',
  routeHeading: 'Typical emissions',
  subheading: 'Fuel burn impact in kg CO2e per passenger',
  typicalSubheading: 'Typical Emissions',
  contrailsHeading: 'Contrails',
  attributionHeading: 'Data Attribution',
  attributionColumns: ['Data Type', 'Source'],
  learnMoreFlight: { text: 'Learn more about how these values are calculated', href: LINKS.methodRepository },
  learnMoreRoute: { text: 'Learn more about how these values are calculated', href: LINKS.typicalFlightMethod },
  /** Stands beside every figure that this project's own engine computed. */
  engineNote: "Estimated by the open engine from public data; not Google's published value.",
  /** Beside it; the learn-more links below lead to the published method. */
  engineMethod: { text: 'Method', path: '/methodology' },
  accuracy: { text: 'Accuracy', path: '/accuracy' },
  planTrip: 'Plan a trip on this route',
  loading: 'Loading emissions',
  /** For screen readers, which would spell "kg CO2e". */
  announced: '{heading}, {subject}: {figure}',
  copyAddress: 'Copy link',
  copied: 'Copied',
  copyByHand: 'The browser did not allow it. Copy the address from here:',
  reportFigure: 'Report a wrong figure',
  reportTitle: 'A figure looks wrong',
  reportBody: 'What is wrong, and how you know:\n\n\nThe result:',
  /** Before the date, at the end of a printed result. */
  printed: 'printed',
  /** Leads from the notes to the glossary. */
  glossary: 'What the words mean',
  workingSummary: 'Breakdown and uncertainty',
  whatIfSummary: 'What if',
  othersSummary: 'Why other calculators differ',
  statesSummary: 'Full details of this estimate',
  alongSummary: 'Save or share',
  foldLoading: 'Loading',
  emissionsColumns: EMISSIONS_COLUMNS,
  rows: ROW_TEXTS,
  emptyFlight: EMPTY_FLIGHT,
  emptyRoute: EMPTY_ROUTE,
  offline: OFFLINE,
  sameAs: 'The same figures as on {day}.',
  /** How the aircraft was found, after its name. */
  aircraftBasis: { given: 'as given', scheduled: 'usual on this route', assumed: 'assumed' },
} as const;

/** Why there is no answer, when the service is the reason. */
export const FAILURES = {
  tooMany:
    'The service is answering too many requests at the moment, so this one could not be looked up. Please wait a minute and try again.',
  tooLong: 'The service took too long to answer, so this could not be looked up. Please try again.',
  refused: 'The service did not accept the request, so this could not be looked up. The fault is likely on our side.',
  unreachable:
    'The service could not be reached or failed to answer, so this could not be looked up. Please try again in a moment.',
} as const;

/** Why an answer holds no figures, and what would have worked. A code is undefined where the answer names none. */
export const EMPTY = {
  listed: { one: '{codes} and {count} more', other: '{codes} and {count} more' },
  carriers: 'Carriers known on the route: {codes}.',
  numberListed: 'The flight number is listed {routes}.',
  unknownAirport: {
    named: 'No airport with scheduled flights is known by the code {value}.',
    unnamed: 'No airport with scheduled flights is known by that code.',
  },
  unknownCarrier: { named: 'No airline is known by the code {value}.', unnamed: 'No airline is known by that code.' },
  notOnRoute: {
    named: '{value} is not known to fly this route.',
    unnamed: 'This carrier is not known to fly this route.',
  },
  noService: 'No airline is known to fly this route without a stop.',
  /** Of a route: the reason is of its typical figure. */
  tooFewWays: 'Too few one-stop options are fast enough for a typical figure.',
  /** Of two airports of one city. */
  oneCity: {
    named: 'Both are airports of {value}: nobody flies from one to the other.',
    unnamed: 'Both are airports of one city: nobody flies from one to the other.',
  },
  /** Of places in one country or near each other, between which every known connection is a detour. */
  noFlights:
    'Nobody flies this route. It is {distance} in a straight line, and every known connection is a long detour.',
  noFuelData: {
    named: 'There is no public fuel data for the aircraft {value}.',
    unnamed: 'There is no public fuel data for that aircraft.',
  },
  unknownAircraft: {
    named: 'No aircraft is known by the code {value}.',
    unnamed: 'No aircraft is known by that code.',
  },
  window: 'Estimates are made for departures from {first} to {last}.',
  usualWindow: 'Estimates are made for departures from today to a year ahead.',
  otherRoute: 'This flight number is known on another route: {routes}.',
  numberRange: 'Flight numbers run from 1 to 9999.',
  sameAirport: 'Origin and destination are the same airport.',
  city: {
    named: '{value} stands for a city, not for one airport.',
    unnamed: 'This code stands for a city, not for one airport.',
  },
  cityOf: {
    named: '{value} stands for a city. Its airports: {airports}.',
    unnamed: 'This code stands for a city. Its airports: {airports}.',
  },
  noSeats: {
    named: 'No seat layout is known for the aircraft {value}.',
    unnamed: 'No seat layout is known for that aircraft.',
  },
  nobody: 'Nobody can take this flight.',
  /** A link to the route where its flights have moved. */
  whoFlies: 'Who flies {route} now',
} as const;
