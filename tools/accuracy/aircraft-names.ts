/** How closely a publication names the aircraft of a flight. */
export type Naming = 'exact' | 'family' | 'none';

export type NamedAircraft = {
  readonly naming: Naming;
  /** Code to ask the estimator with; undefined when nothing is named, or a name nobody here knows. */
  readonly aircraftCode: string | undefined;
};

/** Names of whole families as the public sees them, and their codes. MAX and neo are names of their own. */
const FAMILIES: Readonly<Record<string, string>> = {
  'airbus a330': '330',
  'airbus a340': '340',
  'airbus a350': '350',
  'boeing 737': '737',
  'boeing 747': '747',
  'boeing 757': '757',
  'boeing 767': '767',
  'boeing 777': '777',
  'boeing 787': '787',
  'de havilland-bombardier dash-8': 'DH8',
};

/** Names of one type each, and IATA codes. Some hide a variant: an A321 may have sharklets, which burn 3 % less. */
const TYPES: Readonly<Record<string, string>> = {
  'airbus a220-100': '221',
  'airbus a220-300': '223',
  'airbus a318': '318',
  'airbus a319': '319',
  'airbus a320': '320',
  'airbus a320 (sharklets)': '32A',
  'airbus a320neo': '32N',
  'airbus a321': '321',
  'airbus a321 (sharklets)': '32B',
  'airbus a321neo': '32Q',
  'airbus a330-200': '332',
  'airbus a330-300': '333',
  'airbus a330-900neo': '339',
  'airbus a340-300': '343',
  'airbus a340-600': '346',
  'airbus a350-900': '359',
  'airbus a350-1000': '351',
  'airbus a380': '388',
  'airbus a380-800': '388',
  'boeing 717': '717',
  'boeing 717-200': '717',
  'boeing 737-700': '73G',
  'boeing 737-700 (winglets)': '73W',
  'boeing 737-700 (scimitar winglets)': '7S7',
  'boeing 737-800': '738',
  'boeing 737-800 (winglets)': '73H',
  'boeing 737-900': '739',
  'boeing 737-900 (winglets)': '73J',
  'boeing 737max 8': '7M8',
  'boeing 737max 9': '7M9',
  'boeing 747-400': '744',
  'boeing 747-8': '74H',
  'boeing 757-200': '752',
  'boeing 757-300': '753',
  'boeing 767-300': '763',
  'boeing 767-400': '764',
  'boeing 777-200': '772',
  'boeing 777-200lr': '77L',
  'boeing 777-300': '773',
  'boeing 777-300er': '77W',
  'boeing 787-8': '788',
  'boeing 787-9': '789',
  'boeing 787-10': '781',
  'canadair rj 700': 'CR7',
  'canadair rj 900': 'CR9',
  'canadair rj 1000': 'CRK',
  'de havilland dash 8-400': 'DH4',
  'embraer 170': 'E70',
  'embraer 175': 'E75',
  'embraer 175 (enhanced winglets)': 'E7W',
  'embraer 190': 'E90',
  'embraer 190 e2': '290',
  'embraer 195': 'E95',
  'embraer 195 e2': '295',
  'embraer erj-145': 'ER4',
  'embraer rj 145': 'ER4',
};

/** The codes this file can give. */
export const KNOWN_AIRCRAFT_CODES: readonly string[] = [...Object.values(TYPES), ...Object.values(FAMILIES)];

/**
 * What a published name says of the aircraft.
 *
 * @param name - as published, e.g. 'Boeing 737MAX 8 Passenger'; '' when none is
 * @returns naming 'none' without a code for '' and for a name that is not known
 */
export function namedAircraft(name: string): NamedAircraft {
  const plain = name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ (passenger|pax)$/, '')
    .trim();
  const type = TYPES[plain];
  if (type !== undefined) return { naming: 'exact', aircraftCode: type };
  const family = FAMILIES[plain];
  if (family !== undefined) return { naming: 'family', aircraftCode: family };
  return { naming: 'none', aircraftCode: undefined };
}

/** True when a name is given and this file does not know it: worth a line in the report. */
export function isUnknownName(name: string): boolean {
  return name.trim() !== '' && namedAircraft(name).naming === 'none';
}
