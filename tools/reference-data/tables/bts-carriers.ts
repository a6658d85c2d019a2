/**
 * Carrier codes of the US Bureau of Transportation Statistics (UNIQUE_CARRIER) that are some company's IATA code, though
 * the company's name there and in the airlines' lists have no word in common, or whose IATA code is another. One line each:
 * BTS code, IATA code, a word of the name BTS gives.
 */
const KNOWN = `
  04Q TJ Tradewind
  07Q F8 Flair
  2K  2K Aerogal
  4C  4C Intergracian
  4W  4W Warbelow
  5D  5D Aerolitoral
  7H  7H PACIFIC
  8R  WK Edelweiss
  8V  8V Wright
  AV  AV Colombia
  C5  C5 CommuteAir
  FJ  FJ Pacific
  G3  G3 VRG
  H8  H8 Sky
  KAH M5 Kenmore
  LL  LL LEVEL
  LO  LO Polskie
  LR  LR Lacsa
  LY  LY Israel
  MF  MF Xiamen
  N3  N3 Vuela
  NOS NO Neos
  P3  P3 Porter
  Q6  Q6 Vuela
  SV  SV Saudi
  TA  TA Taca
  TK  TK Turk
  VB  VB VivaAerobus
  VD  V4 Vieques
  VI  V4 Vieques
  XP  XP Avelo
  Y9  Y9 Lynx
  ZG  ZG ZIPAIR
`;

/** Words that say nothing about which company it is. */
const COMMON = new Set(
  'air airlines airline airways inc ltd llc dba the limited corp corporation company lineas linhas aereas aerovias international aviation group services service express flight lines'.split(
    ' ',
  ),
);

const BY_CODE = new Map(
  KNOWN.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([code = '', iata = '', word = '']) => [code, { iata, word }]),
);

/**
 * The IATA code of a carrier in BTS figures: the BTS code itself where it is an IATA code of a carrier whose name has a
 * word in common, or what is known of the code.
 *
 * @param btsName - the name BTS gives; '' when it gives none
 * @param listedName - the name under which the airlines' lists know the code; undefined when they do not
 * @returns undefined when it cannot be told safely
 */
export function iataCarrierOf(btsCode: string, btsName: string, listedName: string | undefined): string | undefined {
  const known = BY_CODE.get(btsCode);
  if (known) return btsName.includes(known.word) ? known.iata : undefined;
  if (listedName === undefined || !/^[A-Z0-9]{2}$/.test(btsCode)) return undefined;
  const listed = tellingWords(listedName);
  return [...tellingWords(btsName)].some((word) => listed.has(word)) ? btsCode : undefined;
}

function tellingWords(name: string): Set<string> {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.split(/[^a-z0-9]+/).filter((word) => word.length >= 3 && !COMMON.has(word)));
}
