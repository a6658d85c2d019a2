import { formatWhole, withUnit } from '@tim/format';
import { OWN_LANGUAGE, type BuildLanguage } from '@tim/languages';
import { kilogramsText } from '../kilograms-text.ts';
import { RESULTS } from '../texts.ts';

/** Of the United Kingdom: 385.0 million tonnes by 68.3 million people. HM Government, statement of 27 March 2025; ONS, mid-2023. */
const UNITED_KINGDOM_KG = 5600;

/**
 * One person's share of the emissions of a country where the page's language is spoken, in 2023 [kg CO2e], without flights
 * abroad and land use. The sources are national inventories and statistical offices; the links are those of `yearlyEmissions`.
 *
 * - Germany: 672 million tonnes (Umweltbundesamt, 15 January 2025) by 83.46 million people (Destatis, end of 2023, by the census of 2022)
 * - France: 373.2 million tonnes (Citepa, Secten, May 2024) by 68.3 million people (Insee, mean of 2023)
 * - Spain: 270.0 million tonnes (MITECO, inventory 1990-2023) by 48.3 million people (INE, July 2023)
 * - Japan, April 2023 to March 2024: 1071 million tonnes (Ministry of the Environment, 25 April 2025) by 124.4 million people
 *   (Statistics Bureau, October 2023)
 *
 * The numbers of people are recalled, not read on a page.
 */
const YEARLY_KG: Readonly<Record<BuildLanguage, number>> = {
  en: UNITED_KINGDOM_KG,
  'en-XA': UNITED_KINGDOM_KG,
  de: 8100,
  fr: 5500,
  es: 5600,
  ja: 8600,
};

/**
 * How much of that each person's journey is: an answer to "is that a lot?".
 *
 * @param each - of the whole journey, for one person, in each cabin that is asked about; its name is empty where it is the only one
 * @param isForMany - whether others fly as well
 */
export function inAYearText(
  each: readonly (readonly [cabin: string, kg: number])[],
  isForMany: boolean,
  journey: 'oneWay' | 'return' | 'trip',
): string {
  const yearlyKg = YEARLY_KG[OWN_LANGUAGE];
  const shares = each.map(([cabin, kg]) => [cabin, shareText(kg / yearlyKg)] as const);
  return RESULTS.headline.inAYear(isForMany, journey, shares, kilogramsText(yearlyKg));
}

function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 ? RESULTS.lessThanOnePercent : withUnit(formatWhole(percent), '%');
}
