import { LINKS } from '../config/links.ts';

/** What stands in a figure and what does not: the same words wherever it goes. */
export const SCOPE = {
  metric: 'kg CO2e per passenger',
  counted: 'Making and delivering the fuel (well-to-tank) and burning it (tank-to-wake).',
  notCounted:
    'Contrails and other effects beyond CO2e, airports, travel to and from them, the making of aircraft, offsets. No radiative forcing (RF) factor is applied.',
  contrailsApart: 'apart from the kilograms',
  rangeMeaning: '8 in 10 flights should fall within these ranges',
  notGoogles: 'Not Google’s published value.',
  engineEstimate: 'open engine’s estimate, not Google’s published value',
  labelUse: 'A label is not meant for accounts: its scheme says it is not for corporate reporting.',
  radiativeForcing: 'none',
  licence: { name: 'CC BY-SA 4.0', href: LINKS.licence },
} as const;

/** The cabins: by name, as a row or column has it, and within a sentence. */
export const CABINS = {
  names: { economy: 'Economy', premiumEconomy: 'Premium economy', business: 'Business', first: 'First' },
  inText: { economy: 'economy', premiumEconomy: 'premium economy', business: 'business', first: 'first' },
} as const;

/** How much a flight's contrails warm beside its fuel: by name, and within a sentence. */
export const CONTRAILS = {
  names: { Unknown: 'Unknown', Low: 'Low', Medium: 'Medium', High: 'High' },
  inText: { Unknown: 'unknown', Low: 'low', Medium: 'medium', High: 'high' },
} as const;

/** How parts that each stand for themselves are put beside one another. */
export const JOINING = {
  clauses: '{before}, {after}',
  sentences: '{before} {after}',
  items: '{before}; {after}',
  /** Ends a sentence that has no end yet. */
  sentence: '{text}.',
  labelled: '{label}: {text}',
  /** What is said of a text, or its code, in brackets. */
  aside: '{text} ({aside})',
  fromTo: '{from} to {to}',
} as const;
