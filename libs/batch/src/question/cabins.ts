import type { CabinClass } from '@tim/estimator';
import { plainHeader } from '../columns/plain-header.ts';

/** Words and letters for each cabin, in plain letters. A letter is that of the cabin, not of a fare. */
const WORDS: Readonly<Record<CabinClass, string>> = {
  economy:
    'economy economyclass eco econ y m coach main maincabin tourist standard ecoclass economyklasse touristenklasse economique ' +
    'classeeconomique classeeco economica claseeconomica classeeconomica turista claseturista classeturistica turistica toeristenklasse ' +
    'エコノミー エコノミークラス 普通席',
  premiumEconomy:
    'premiumeconomy premiumeconomyclass premium premiumeco premiumecon premecon premeco premeconomy premieco economyplus econplus ecoplus yplus w pey pe p economypremium premiumeconomyklasse ' +
    'premiumeconomique economiquepremium premiumeconomie economiepremium ecopremium premiumeconomia turistapremium economicapremium premiumeconomica ' +
    'プレミアムエコノミー プレミアムエコノミークラス',
  business:
    'business businessclass bus busi bsns biz bizclass c j club upper businessklasse affaires classeaffaires affaire ejecutiva claseejecutiva clasebusiness ' +
    'classebusiness zakelijk zakelijkeklasse executiva classeexecutiva executivo ' +
    'ビジネス ビジネスクラス',
  first:
    'first firstclass f suite suites erste ersteklasse firstklasse premiere premiereclasse primera primeraclase prima primaclasse ' +
    'eersteklasse primeira primeiraclasse 1stclass 1klasse 1kl 1ereclasse 1reclasse 1eclasse 1clase 1aclase 1classe 1aclasse 1eklas ' +
    '1eklasse ファースト ファーストクラス',
};

const CABIN_OF: ReadonlyMap<string, CabinClass> = new Map(
  (Object.keys(WORDS) as CabinClass[]).flatMap((cabin) =>
    WORDS[cabin].split(' ').map((word) => [plainHeader(word), cabin] as const),
  ),
);

/** The cabin of a text in any case: "Business", "PREMIUM_ECONOMY", "Y"; undefined where it names none. */
export function readCabin(text: string): CabinClass | undefined {
  // “Eco+” is more than “Eco”.
  return CABIN_OF.get(plainHeader(text.replace('+', 'plus'))) ?? CABIN_OF.get(plainHeader(text));
}

/** Whether a text names a first class as trains have it too: "1. Klasse". */
export const isOfTrainsToo = (text: string): boolean => /^\W*1/.test(text) && readCabin(text) === 'first';
