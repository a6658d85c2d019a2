import type { CabinClass } from '@tim/engine';
import { formatWhole, withUnit } from '@tim/format';
import { cabinsOf } from '@tim/itinerary';
import { fill, joined, OWN_LANGUAGE, type BuildLanguage } from '@tim/languages';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { HEADLINE } from './texts.ts';
import { sumOf, type Asked } from './asked-figure.ts';
import { percent, type Figures } from './chart-places.ts';

/** Countries whose emissions a journey can be put beside: one for each language, and chosen by whoever reads. */
export const COUNTRIES = ['unitedKingdom', 'germany', 'france', 'spain', 'japan'] as const;
export type Country = (typeof COUNTRIES)[number];

/**
 * One person's share of a country's emissions in 2023 [kg CO2e], without flights abroad and land use. The sources are national
 * inventories and statistical offices; the links are those of `yearlyEmissions`.
 *
 * - United Kingdom: 385.0 million tonnes (HM Government, statement of 27 March 2025) by 68.3 million people (ONS, mid-2023)
 * - Germany: 672 million tonnes (Umweltbundesamt, 15 January 2025) by 83.46 million people (Destatis, end of 2023, by the census of 2022)
 * - France: 373.2 million tonnes (Citepa, Secten, May 2024) by 68.3 million people (Insee, mean of 2023)
 * - Spain: 270.0 million tonnes (MITECO, inventory 1990-2023) by 48.3 million people (INE, July 2023)
 * - Japan, April 2023 to March 2024: 1071 million tonnes (Ministry of the Environment, 25 April 2025) by 124.4 million people
 *   (Statistics Bureau, October 2023)
 *
 * The numbers of people are recalled, not read on a page.
 */
const YEARLY_KG: Readonly<Record<Country, number>> = {
  unitedKingdom: 5600,
  germany: 8100,
  france: 5500,
  spain: 5600,
  japan: 8600,
};

const COUNTRY_OF: Readonly<Record<BuildLanguage, Country>> = {
  en: 'unitedKingdom',
  'en-XA': 'unitedKingdom',
  de: 'germany',
  fr: 'france',
  es: 'spain',
  ja: 'japan',
};

/** Where the language of the page is spoken. */
export const OWN_COUNTRY = COUNTRY_OF[OWN_LANGUAGE];

/** What is put beside a year. */
export type Journeys = {
  /** Of the whole journey, for one person, in each cabin that is asked about; its name is empty where it is the only one. */
  readonly each: readonly (readonly [cabin: string, kg: number])[];
  /** Whether others fly as well. */
  readonly isForMany: boolean;
  readonly journey: 'oneWay' | 'return' | 'trip';
};

/** What of the question is put beside a year's emissions. */
export function journeysOf({ wellToWakeKg }: Figures, { isReturn, people }: Asked, cabin: CabinClass): Journeys {
  const each = people.byCabin ? cabinsOf(people.byCabin).map(([one]) => one) : [cabin];
  return {
    each: each.map((one) => {
      const journeyKg = sumOf(wellToWakeKg, [[one, isReturn ? 2 : 1]]) ?? 0;
      return [each.length > 1 ? CABINS_IN_TEXT[one] : '', journeyKg] as const;
    }),
    isForMany: people.count > 1,
    journey: isReturn ? 'return' : 'oneWay',
  };
}

/** How much of one person's emissions in a year each person's journey is: an answer to "is that a lot?". */
export function inAYearText({ each, isForMany, journey }: Journeys, country: Country = OWN_COUNTRY): string {
  const { inAYear, inAYearOf, shareIn, shareList } = HEADLINE;
  const yearlyKg = YEARLY_KG[country];
  const shares = each.map(([cabin, kg]) => {
    const share = shareText(kg / yearlyKg);
    return cabin === '' ? share : fill(shareIn, { share, cabin });
  });
  return fill(inAYear, {
    subject: inAYearOf[isForMany ? 'each' : 'one'][journey],
    shares: joined(shareList.next, shares, shareList.last),
    yearly: kilogramsText(yearlyKg),
    inCountry: HEADLINE.countries[country].year,
  });
}

/** The same of the first cabin as a length: all of it where it is more. */
export function yearWidth({ each: [[, kg] = ['', 0]] }: Journeys, country: Country = OWN_COUNTRY): string {
  return percent(Math.min(1, kg / YEARLY_KG[country]));
}

function shareText(share: number): string {
  const percentage = Math.round(share * 100);
  return percentage === 0
    ? HEADLINE.lessThanOnePercent
    : fill(HEADLINE.share, { percent: withUnit(formatWhole(percentage), '%') });
}
