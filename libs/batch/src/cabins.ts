import type { CabinClass } from '@tim/estimator';
import { plainHeader } from './columns.ts';

/** Words and letters for each cabin, in plain letters. A letter is that of the cabin, not of a fare. */
const WORDS: Readonly<Record<CabinClass, readonly string[]>> = {
  economy: ['economy', 'economyclass', 'eco', 'econ', 'y', 'm', 'coach', 'main', 'maincabin', 'tourist', 'standard'],
  premiumEconomy: [
    'premiumeconomy',
    'premiumeconomyclass',
    'premium',
    'premiumeco',
    'economyplus',
    'w',
    'pey',
    'pe',
    'p',
  ],
  business: ['business', 'businessclass', 'biz', 'c', 'j', 'club', 'upper'],
  first: ['first', 'firstclass', 'f', 'suite', 'suites'],
};

const CABIN_OF: ReadonlyMap<string, CabinClass> = new Map(
  (Object.keys(WORDS) as CabinClass[]).flatMap((cabin) => WORDS[cabin].map((word) => [word, cabin] as const)),
);

/** The cabin of a text in any case: "Business", "PREMIUM_ECONOMY", "Y"; undefined where it names none. */
export function readCabin(text: string): CabinClass | undefined {
  return CABIN_OF.get(plainHeader(text));
}
