/**
 * IATA codes of Appendix A whose aircraft has a type designator (ICAO Doc 8643) other than the type whose fuel table it
 * uses. opentraveldata's list agrees where it has the code; 7M1 is its 7MJ.
 */
export const OWN_DESIGNATORS: Readonly<Record<string, string>> = {
  '31N': 'A19N',
  '338': 'A338',
  '342': 'A342',
  '743': 'B743',
  '74H': 'B748',
  '77L': 'B77L',
  '7M1': 'B3XM',
  '7M7': 'B37M',
  CRK: 'CRJX',
  // Mixed passenger and freight version of the 737-700: Appendix A gives it the 737-200's table.
  '73R': 'B737',
};

/**
 * IATA code under which Appendix A knows an ICAO type, for types that are not the target of one of its direct matches or
 * of more than one.
 */
export const IATA_CODE_OF_TYPE: Readonly<Record<string, string>> = {
  A19N: '31N',
  A338: '338',
  A342: '342',
  B743: '743',
  B748: '74H',
  B77L: '77L',
  B3XM: '7M1',
  B37M: '7M7',
  CRJX: 'CRK',
  // The ATR 72's later versions are scheduled as AT7, the ATR 42-600 as the 42-500 it is built from.
  AT73: 'AT7',
  AT75: 'AT7',
  AT76: 'AT7',
  AT46: 'AT5',
  // Named in the umbrella code's own text: "An-26/30/32", "SA26/SA226/SA227 Merlin/Metro".
  AN30: 'AN6',
  SW2: 'SWM',
  SW3: 'SWM',
  SW4: 'SWM',
  // Of several direct matches the plainest: 73M, 73L and 73R are mixed versions; ERD is the ERJ 140; CNF the 208B freighter.
  B732: '732',
  B733: '733',
  B734: '734',
  B737: '73G',
  B744: '744',
  A310: '310',
  E145: 'ER4',
  C208: 'CNC',
};
