import { FIRST_YEAR } from '@tim/batch';
import { fill } from '@tim/languages';
import { Scope3FlightSegment_CabinClass as CabinClass } from '@tim/messages/api-v1';
import type { Scope3FlightSegment } from '@tim/messages/api-v1';
import type { Fault } from '../http/faults.ts';

/** Distances from here on are refused [km]. */
const DISTANCE_LIMIT_KM = 25_000_000_000_000_000n;

export type SegmentFault = { readonly field: string; readonly fault: Fault };

/** What makes a flight impossible to answer by any tier; the field in the proto's naming. */
export function checkSegment(segment: Scope3FlightSegment): readonly SegmentFault[] {
  const { cabinClass, departureDate, origin, destination, distanceKm } = segment;
  const faults: SegmentFault[] = [];
  if (cabinClass <= CabinClass.CABIN_CLASS_UNSPECIFIED) {
    faults.push({ field: 'cabin_class', fault: ({ scope3 }) => scope3.cabinClass });
  }
  if ((departureDate?.year ?? 0) < FIRST_YEAR) {
    faults.push({ field: 'departure_date', fault: ({ scope3 }) => fill(scope3.date, { firstYear: FIRST_YEAR }) });
  }
  if (distanceKm !== undefined && !isDistance(BigInt(distanceKm))) {
    faults.push({ field: 'distance_km', fault: ({ scope3 }) => scope3.distance });
  }
  if (distanceKm === undefined && !(origin && destination)) {
    faults.push({ field: 'distance_km', fault: ({ scope3 }) => scope3.placesOrDistance });
  }
  return faults;
}

function isDistance(km: bigint): boolean {
  return km >= 1n && km < DISTANCE_LIMIT_KM;
}
