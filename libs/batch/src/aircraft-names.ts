/** What a name says: one type, or a family of them. */
export type NamedAircraft = { readonly naming: 'exact' | 'family'; readonly aircraftCode: string };

/** Families by the name that the public sees. MAX and neo have names of their own. */
const FAMILIES: Readonly<Record<string, string>> = {
  a330: '330',
  a340: '340',
  a350: '350',
  '737': '737',
  '747': '747',
  '757': '757',
  '767': '767',
  '777': '777',
  '787': '787',
  'dash 8': 'DH8',
};

/** Types by name, as codes of IATA, or of ICAO where it has none. Some names hide a variant: an A321 may have sharklets, which burn 3 % less. */
const TYPES: Readonly<Record<string, string>> = {
  'a220-100': '221',
  'a220-300': '223',
  a318: '318',
  a319: '319',
  'a319 neo': '31N',
  a320: '320',
  'a320 (sharklets)': '32A',
  'a320 neo': '32N',
  a321: '321',
  'a321 (sharklets)': '32B',
  'a321 neo': '32Q',
  'a321 lr': '32Q',
  'a321 xlr': '32Q',
  'a330-200': '332',
  'a330-300': '333',
  'a330-800': '338',
  'a330-900': '339',
  'a340-300': '343',
  'a340-600': '346',
  'a350-900': '359',
  'a350-1000': '351',
  a380: '388',
  '717': '717',
  '737-700': '73G',
  '737-700 (winglets)': '73W',
  '737-700 (scimitar winglets)': '7S7',
  '737-800': '738',
  '737-800 (winglets)': '73H',
  '737-900': '739',
  '737-900 (winglets)': '73J',
  '737 max 7': '7M7',
  '737 max 8': '7M8',
  '737 max 9': '7M9',
  '737 max 10': '7M1',
  '737-7 max': '7M7',
  '737-8 max': '7M8',
  '737-9 max': '7M9',
  '737-10 max': '7M1',
  '747-400': '744',
  '747-8': '74H',
  '757-200': '752',
  '757-300': '753',
  '767-300': '763',
  '767-400': '764',
  '777-200': '772',
  '777-200lr': '77L',
  '777-300': '773',
  '777-300er': '77W',
  '787-8': '788',
  '787-9': '789',
  '787-10': '781',
  'atr 42-500': 'AT45',
  'atr 42-600': 'AT46',
  'atr 72-500': 'AT75',
  'atr 72-600': 'AT76',
  'crj 700': 'CR7',
  'crj 900': 'CR9',
  'crj 1000': 'CRK',
  'dash 8-400': 'DH4',
  'e 170': 'E70',
  'e 175': 'E75',
  'e 175 (enhanced winglets)': 'E7W',
  'e 190': 'E90',
  'e 190 e2': '290',
  'e 195': 'E95',
  'e 195 e2': '295',
  'e 145': 'ER4',
};

/** The codes that a name can lead to. */
export const CODES_OF_AIRCRAFT_NAMES: readonly string[] = [
  ...new Set([...Object.values(TYPES), ...Object.values(FAMILIES)]),
];

const keyOf = (name: string) => name.replace(/[^a-z0-9]/g, '');
const BY_KEY = new Map<string, NamedAircraft>([
  ...Object.entries(FAMILIES).map(([name, aircraftCode]) => [keyOf(name), { naming: 'family', aircraftCode }] as const),
  ...Object.entries(TYPES).map(([name, aircraftCode]) => [keyOf(name), { naming: 'exact', aircraftCode }] as const),
]);

/** Makers and words that tell nothing, and what makers write in other ways. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/\b(airbus|boeing|bombardier|de havilland(-bombardier)?|passenger|pax)\b/g, ''],
  [/\b(canadair rj|canadair regional jet|regional jet)\b/g, 'crj'],
  [/\b(embraer( e[rj]j| rj)?|e[rj]j)\b[\s-]*(?=\d)/g, 'e'],
  [/\bembraer\b/g, ''],
  [/\bdhc-8\b/g, 'dash 8'],
  [/\bb(?=7\d7)/g, ''],
  // An Airbus' certificate: A320-251N has the new engines, A350-941 is an A350-900.
  [/\b(a3(?:19|20|21))-2[57]\dn\w?/g, '$1neo'],
  [/\b(a3[345]0-(?:\d|10))[1-9]\d\b/g, '$100'],
];

/**
 * The aircraft that a name means, as makers, airlines and flight logs write it: 'Boeing 737MAX 8 Passenger', 'A350-1000', 'B777-300ER'.
 * Behind the longest name that is known anything may stand: 'Airbus A319-112' is an A319.
 *
 * @returns undefined for '' and for a name that is not known
 */
export function namedAircraft(name: string): NamedAircraft | undefined {
  const key = keyOf(SHORTER.reduce((text, [long, short]) => text.replace(long, short), name.toLowerCase()));
  for (let length = key.length; length >= SHORTEST_KEY; length--) {
    const named = BY_KEY.get(key.slice(0, length));
    if (named) return named;
  }
  return undefined;
}

/** A family of Boeing [characters]. */
const SHORTEST_KEY = 3;
