/** What a flight between two countries is to a carrier. */
export type Market =
  /** It starts or ends in the carrier's country or single market, or its country is not known. */
  | 'own'
  /** Within another country, where no market is shared. */
  | 'foreign-domestic'
  /** Between two other countries. */
  | 'foreign';

/** Territories whose flights are those of the country they belong to. */
const COUNTRY_OF_TERRITORY: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    AS: 'US',
    GU: 'US',
    MP: 'US',
    PR: 'US',
    VI: 'US',
    BL: 'FR',
    GF: 'FR',
    GP: 'FR',
    MF: 'FR',
    MQ: 'FR',
    NC: 'FR',
    PF: 'FR',
    PM: 'FR',
    RE: 'FR',
    WF: 'FR',
    YT: 'FR',
    AX: 'FI',
    FO: 'DK',
    GL: 'DK',
    SJ: 'NO',
    AW: 'NL',
    BQ: 'NL',
    CW: 'NL',
    SX: 'NL',
    GG: 'GB',
    GI: 'GB',
    IM: 'GB',
    JE: 'GB',
    CC: 'AU',
    CX: 'AU',
    NF: 'AU',
    CK: 'NZ',
  }),
);

/** Countries whose carriers may fly anywhere within all of them: the EU's internal market, and Australia and New Zealand. */
const SINGLE_MARKETS: readonly ReadonlySet<string>[] = [
  new Set('AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')),
  new Set(['AU', 'NZ']),
];

const countryOf = (code: string): string => COUNTRY_OF_TERRITORY.get(code) ?? code;

/** The market of each country that shares one; the country itself of the others. */
function marketOf(code: string): ReadonlySet<string> | string {
  const country = countryOf(code);
  return SINGLE_MARKETS.find((market) => market.has(country)) ?? country;
}

/** @param homeCountryCode - ISO 3166 code of the carrier's country; '' where it is not known */
export function marketBetween(homeCountryCode: string, from: string, to: string): Market {
  if (homeCountryCode === '') return 'own';
  const home = marketOf(homeCountryCode);
  if (home === marketOf(from) || home === marketOf(to)) return 'own';
  return countryOf(from) === countryOf(to) ? 'foreign-domestic' : 'foreign';
}
