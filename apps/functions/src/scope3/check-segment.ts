import { FIRST_YEAR } from '@tim/batch';
import { Scope3FlightSegment_CabinClass as CabinClass } from '@tim/messages/api-v1';
import type { Scope3FlightSegment } from '@tim/messages/api-v1';

/** Distances from here on are refused [km]. */
const DISTANCE_LIMIT_KM = 25_000_000_000_000_000n;

export type SegmentFault = { readonly field: string; readonly rule: string };

/** What makes a flight impossible to answer by any tier; the field in the proto's naming. */
export function checkSegment(segment: Scope3FlightSegment): readonly SegmentFault[] {
  const { cabinClass, departureDate, origin, destination, distanceKm } = segment;
  const faults: SegmentFault[] = [];
  if (cabinClass <= CabinClass.CABIN_CLASS_UNSPECIFIED) {
    faults.push({ field: 'cabin_class', rule: 'Give the cabin class.' });
  }
  if ((departureDate?.year ?? 0) < FIRST_YEAR) {
    faults.push({ field: 'departure_date', rule: `Give a date, or a year alone, from ${FIRST_YEAR} on.` });
  }
  if (distanceKm !== undefined && !isDistance(BigInt(distanceKm))) {
    faults.push({ field: 'distance_km', rule: 'Give a distance of at least 1 km and below 2.5e16 km.' });
  }
  if (distanceKm === undefined && !(origin && destination)) {
    faults.push({ field: 'distance_km', rule: 'Give origin and destination, or the distance.' });
  }
  return faults;
}

function isDistance(km: bigint): boolean {
  return km >= 1n && km < DISTANCE_LIMIT_KM;
}
