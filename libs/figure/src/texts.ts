/** The words of one figure, in one language; another language has the same in a file beside this one. */
export const FIGURE_TEXTS = {
  cabins: { economy: 'economy', premiumEconomy: 'premium economy', business: 'business', first: 'first' },
  kilograms: '{amount} kg',
  about: 'About {kg} CO2e',
  /** Of a label, which states it. */
  stated: '{kg} CO2e',
  per: 'per passenger in {cabin}, one way',
  between: 'between {low} and {high}',
  /** What goes on in one sentence. */
  clauses: '{before}, {after}',
  sentences: '{before} {after}',
  /** What has no stop yet, as a sentence. */
  sentence: '{text}.',
  named: '{name} ({code})',
  fromTo: '{origin} to {destination}',
  typicalOf: 'Typical of {route}',
  typical: 'typical of the route',
  asMuch: 'About as much as is typical of this route ({usual}).',
  less: '{percent}\u202f% less than is typical of this route ({usual}).',
  more: '{percent}\u202f% more than is typical of this route ({usual}).',
  ofRoute: 'Half of the usual ways to make this trip emit less, half more.',
  withConnections: 'Connections included. Direct flights alone: about {direct}.',
  typicalMark: 'Typical of the route {kg}',
  computedBy: {
    engine: 'Estimated by the open engine, not Google’s published value',
    google: 'Estimated by Google',
    label: 'As the flight’s EU Flight Emissions Label states it',
  },
  /** Where there is little room. */
  computedShort: { engine: 'open engine', google: 'Google', label: 'EU Flight Emissions Label' },
  method: 'Travel Impact Model {version}, data of {date}',
  /** Who computed it, and of which versions. */
  versions: '{computedBy}: {versions}',
  /** Between the versions. */
  versionList: '{before}; {after}',
  engine: 'engine {version}',
  rangeMeaning: '8 of 10 flights should lie inside the range.',
  counted: 'Counted: making the fuel and burning it (well-to-wake).',
  notCounted: 'Not counted: contrails, airports, travel to and from them, the making of aircraft, offsets.',
  unverified: 'The flight number is not known on this route: check it.',
  aircraft: 'Aircraft: {name}.',
  readOn: 'read on {date}',
  noFigure: 'No figure',
  noFigureBecause: 'No figure: {reason}',
  noCabin: 'This aircraft has no cabin of the class {cabin}.',
  /** Of a service that gives no reason. */
  notKnown: 'Whoever answers does not know it.',
} as const;
