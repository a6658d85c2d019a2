import { formatWhole, withUnit } from '@tim/format';
import { kilogramsText } from '../kilograms-text.ts';
import { RESULTS } from '../texts.ts';

/**
 * One person's share of the United Kingdom's emissions in 2023 [kg CO2e], without flights abroad: 385.0 million tonnes
 * by 68.3 million people. Sources: HM Government, Annual statement of emissions for 2023 (27 March 2025); ONS,
 * population in mid-2023.
 */
const YEARLY_KG = 5600;

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
  const shares = each.map(([cabin, kg]) => [cabin, shareText(kg / YEARLY_KG)] as const);
  return RESULTS.headline.inAYear(isForMany, journey, shares, kilogramsText(YEARLY_KG));
}

function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 ? RESULTS.lessThanOnePercent : withUnit(formatWhole(percent), '%');
}
