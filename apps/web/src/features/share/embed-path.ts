import { dayText, parseYyyymmdd } from '@tim/notation';
import { PAGES } from '../../config/pages.ts';
import type { ShareProps } from '../facts/result-facts.ts';

/** The page that shows how this result looks on a page of others. */
export function embedPath({ entry, answer, cabin }: ShareProps): string {
  const { origin: from, destination: to, operatingCarrierCode, flightNumber, departureDate } = entry;
  const date = parseYyyymmdd(departureDate);
  const flight = answer.kind === 'flight' &&
    date && { flight: `${operatingCarrierCode}${flightNumber}`, date: dayText(date) };
  const asked = { from, to, ...flight, ...(cabin !== 'economy' && { cabin }) };
  return `${PAGES.embed}?${new URLSearchParams(asked).toString()}`;
}
