import { Flight as SiteFlight } from '@tim/messages';
import type { Flight } from '@tim/messages/api-v1';

/** The public API's flight in the site's words: the flight number is text there. */
export function siteFlight({ flightNumber, ...flight }: Flight): SiteFlight {
  return SiteFlight.fromPartial({ ...flight, flightNumber: String(flightNumber) });
}
