import type { Message } from '@tim/languages';

/** What stands below a result's figures. */
export const NOTES = {
  typicalMeaning:
    'Half of the common itineraries emit less than the typical figure, half more. Direct and one-stop flights count, nearby airports included.',
  /** Of a route's page, which asks one way alone. */
  thereAndBackMeaning: 'Here a return is twice the one-way figure. The trip page calculates each direction separately.',
  /** Why a figure stands for more airports than the two asked for (docs/methodology.md, "typical"). */
  airportsReason:
    'All airports of a city are counted together. Airports within 150 km that its residents use count too, if no flights link them to the city.',
  otherSource: {
    label: 'Other source',
    text: "Google's Travel Impact Model API did not answer this time; its own figure may differ from this one.",
  },
  typical: 'Typical',
  airports: 'Airports included',
  airlines: 'Airlines included',
  label: {
    label: 'Label',
    text: "As stated on the flight's EU Flight Emissions Label, version “{version}”{until}.",
    /** How the headline and the table's last line hang together. */
    saf: '“Total emissions including SAF” is this figure less the share of sustainable fuel, {percent}.',
    until: ', valid to {date}',
  },
  flightNumber: 'Flight number',
  aircraft: 'Aircraft',
  otherType: 'Possible types',
  fuelBurn: {
    label: 'Fuel burn',
    text: 'Based on the {type}, the closest type with a fuel table.',
    textBeforeVowel: 'Based on the {type}, the closest type with a fuel table.',
  },
  likely: '{type} {kg} ({percent} likely)',
  types: 'We do not know which one will be used. In economy: {types}.',
  notListed: 'Not in our list of flights on this route.',
  unverified:
    '{flight}: {listing} The figures are for {carrier} flights on this route: check the flight number.' as Message<
      'flight' | 'listing' | 'listingAfterColon' | 'carrier'
    >,
  fromTo: 'Departing from {from}; arriving at {to}.',
  /** How the aircraft was found, after its name. */
  aircraftBasis: { given: 'as given', scheduled: 'usual on this route', assumed: 'assumed' },
  /** Stands beside every figure that this project's own engine computed. */
  engineNote: "Estimated by the open engine from public data; not Google's published value.",
  /** Beside it; the learn-more links below lead to the published method. */
  engineMethod: { text: 'Method', path: '/methodology' },
  accuracy: { text: 'Accuracy', path: '/accuracy' },
} as const;
