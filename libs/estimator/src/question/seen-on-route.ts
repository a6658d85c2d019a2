import type { Airport, Tables } from '@tim/reference-data';

/** Whether the carrier is known to have flown passengers on the route: by US BTS T-100, or by the schedule of 2022. */
export function isSeenOnRoute(
  { frequencies, traffic }: Pick<Tables, 'frequencies' | 'traffic'>,
  carrierCode: string,
  origin: Airport,
  destination: Airport,
): boolean {
  return (
    frequencies.ofCarrierRoute(carrierCode, origin, destination)?.basis.kind === 'flights-of-2022' ||
    traffic.onRoute(origin, destination).some((row) => row.carrierCode === carrierCode)
  );
}
