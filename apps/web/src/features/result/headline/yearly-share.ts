import { formatWhole } from '@tim/format';
import { kilogramsText } from '../kilograms-text.ts';
import { RESULTS } from '../texts.ts';

/**
 * One person's share of the United Kingdom's emissions in 2023 [kg CO2e], without flights abroad: 385.0 million tonnes
 * by 68.3 million people. Sources: HM Government, Annual statement of emissions for 2023 (27 March 2025); ONS,
 * population in mid-2023.
 */
const YEARLY_KG = 5600;

/** How much a figure is beside that: an answer to "is that a lot?". */
export function inAYearText(kg: number): string {
  const percent = Math.round((kg / YEARLY_KG) * 100);
  const share = percent === 0 ? RESULTS.lessThanOnePercent : `${formatWhole(percent)} %`;
  return RESULTS.headline.inAYear(share, kilogramsText(YEARLY_KG));
}
