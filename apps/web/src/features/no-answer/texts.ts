import { LINKS } from '../../config/links.ts';

/** What an empty result says; a line below it tells what is known of why. */
export const EMPTY_FLIGHT = {
  title: 'We could not find this flight.',
  advice: 'Please check the flight info and try again.',
  codeShares: { before: '(Note that ', link: 'code shares', href: LINKS.codeShares, after: ' are not supported.)' },
} as const;

export const EMPTY_ROUTE = {
  title: 'We could not find this route.',
  advice: 'Please check the route info and try again.',
} as const;

/** Before the specified alert, which sounds like a typing error. */
export const OFFLINE = {
  title: 'You are offline.',
  advice: 'Nothing can be looked up until you are connected again. What you typed stays.',
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
