/** The words of one figure, in one language; another language has the same in a file beside this one. */
export const FIGURE_TEXTS = {
  /** As an attribute `lang` has it. */
  language: 'en',
  /** Between the thousands of a number. */
  thousands: ',',
  /** Of a date written YYYY-MM-DD. */
  day: (isoDate: string) => isoDate,
  cabins: { economy: 'economy', premiumEconomy: 'premium economy', business: 'business', first: 'first' },
  kilograms: (amount: string) => `${amount} kg`,
  about: (kg: string) => `About ${kg} CO2e`,
  /** Of a label, which states it. */
  stated: (kg: string) => `${kg} CO2e`,
  per: (cabin: string) => `per passenger in ${cabin}, one way`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  /** What goes on in one sentence. */
  clauses: (parts: readonly string[]) => parts.join(', '),
  sentences: (parts: readonly string[]) => parts.join(' '),
  /** Ends a sentence. */
  stop: '.',
  named: (name: string, code: string) => `${name} (${code})`,
  fromTo: (origin: string, destination: string) => `${origin} to ${destination}`,
  typicalOf: (route: string) => `Typical of ${route}`,
  typical: 'typical of the route',
  asMuch: (usual: string) => `About as much as is typical of this route (${usual}).`,
  less: (apart: string, usual: string) => `${apart} less than is typical of this route (${usual}).`,
  more: (apart: string, usual: string) => `${apart} more than is typical of this route (${usual}).`,
  ofRoute: 'Half of the usual ways to make this trip emit less, half more.',
  withConnections: (direct: string) => `Connections included. Direct flights alone: about ${direct}.`,
  typicalMark: (kg: string) => `Typical of the route ${kg}`,
  computedBy: {
    engine: 'Estimated by the open engine, not Google’s published value',
    google: 'Estimated by Google',
    label: 'As the flight’s EU Flight Emissions Label states it',
  },
  /** Where there is little room. */
  computedShort: { engine: 'open engine', google: 'Google', label: 'EU Flight Emissions Label' },
  method: (version: string, dataDate: string) => `Travel Impact Model ${version}, data of ${dataDate}`,
  versions: (computedBy: string, versions: readonly string[]) => `${computedBy}: ${versions.join('; ')}`,
  engine: (version: string) => `engine ${version}`,
  rangeMeaning: '8 of 10 flights should lie inside the range.',
  counted: 'Counted: making the fuel and burning it (well-to-wake).',
  notCounted: 'Not counted: contrails, airports, travel to and from them, the making of aircraft, offsets.',
  unverified: 'The flight number is not known on this route: check it.',
  aircraft: (name: string) => `Aircraft: ${name}.`,
  readOn: (date: string) => `read on ${date}`,
  noFigure: 'No figure',
  noFigureBecause: (reason: string) => `No figure: ${reason}`,
  noCabin: (cabin: string) => `This aircraft has no cabin of the class ${cabin}.`,
  /** Of a service that gives no reason. */
  notKnown: 'Whoever answers does not know it.',
} as const satisfies FigureTexts;

/** What every language has to say. */
export type FigureTexts = {
  readonly language: string;
  readonly thousands: string;
  readonly day: (isoDate: string) => string;
  readonly cabins: Readonly<Record<'economy' | 'premiumEconomy' | 'business' | 'first', string>>;
  readonly kilograms: (amount: string) => string;
  readonly about: (kg: string) => string;
  readonly stated: (kg: string) => string;
  readonly per: (cabin: string) => string;
  readonly between: (low: string, high: string) => string;
  readonly clauses: (parts: readonly string[]) => string;
  readonly sentences: (parts: readonly string[]) => string;
  readonly stop: string;
  readonly named: (name: string, code: string) => string;
  readonly fromTo: (origin: string, destination: string) => string;
  readonly typicalOf: (route: string) => string;
  readonly typical: string;
  readonly asMuch: (usual: string) => string;
  readonly less: (apart: string, usual: string) => string;
  readonly more: (apart: string, usual: string) => string;
  readonly ofRoute: string;
  readonly withConnections: (direct: string) => string;
  readonly typicalMark: (kg: string) => string;
  readonly computedBy: Readonly<Record<'engine' | 'google' | 'label', string>>;
  readonly computedShort: Readonly<Record<'engine' | 'google' | 'label', string>>;
  readonly method: (version: string, dataDate: string) => string;
  /** Who computed it, and of which versions. */
  readonly versions: (computedBy: string, versions: readonly string[]) => string;
  readonly engine: (version: string) => string;
  readonly rangeMeaning: string;
  readonly counted: string;
  readonly notCounted: string;
  readonly unverified: string;
  readonly aircraft: (name: string) => string;
  readonly readOn: (date: string) => string;
  readonly noFigure: string;
  readonly noFigureBecause: (reason: string) => string;
  readonly noCabin: (cabin: string) => string;
  readonly notKnown: string;
};
