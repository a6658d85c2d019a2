/**
 * Names that mean several types, and the types meant, by ICAO designator. IATA's umbrella codes, and the names the public
 * uses; MAX and neo are names of their own. A code that is also one type's (B737, 320) means that type and is not here.
 */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  '220': ['BCS1', 'BCS3'],
  '32S': ['A318', 'A319', 'A320', 'A321'],
  '330': ['A332', 'A333', 'A338', 'A339'],
  '340': ['A342', 'A343', 'A345', 'A346'],
  '350': ['A359', 'A35K'],
  '380': ['A388'],
  '737': ['B732', 'B733', 'B734', 'B735', 'B736', 'B737', 'B738', 'B739'],
  '747': ['B741', 'B742', 'B743', 'B744', 'B748'],
  '757': ['B752', 'B753'],
  '767': ['B762', 'B763', 'B764'],
  '777': ['B772', 'B77L', 'B773', 'B77W'],
  '787': ['B788', 'B789', 'B78X'],
  ATR: ['AT43', 'AT45', 'AT46', 'AT72', 'AT73', 'AT75', 'AT76'],
  CRJ: ['CRJ1', 'CRJ2', 'CRJ7', 'CRJ9', 'CRJX'],
  DH8: ['DH8A', 'DH8B', 'DH8C', 'DH8D'],
  EMJ: ['E170', 'E75L', 'E75S', 'E190', 'E195'],
  ERJ: ['E135', 'E145'],
};

const ALIASES: Readonly<Record<string, string>> = {
  A220: '220',
  A330: '330',
  A340: '340',
  A350: '350',
  A380: '380',
  B747: '747',
  B757: '757',
  B767: '767',
  B777: '777',
  B787: '787',
};

/** The types a family's name means; undefined when the code is no family's. */
export function typesOfFamily(code: string): readonly string[] | undefined {
  return FAMILIES[ALIASES[code] ?? code];
}
