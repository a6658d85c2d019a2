import type { CarrierRoute, Tables } from '@tim/reference-data';
import { routeBetween } from '../question/route.ts';
import { isSeenOnRoute } from '../question/seen-on-route.ts';

/** True when the carrier is known for passengers: a passenger fleet, seats reported, or what is known of who holds its code. */
function carriesPassengers({ carrierStatus, fleets, reportedSeats }: Tables, carrierCode: string): boolean {
  if (fleets.ofCarrier(carrierCode) || reportedSeats.ofCarrier(carrierCode).length > 0) return true;
  const holder = carrierStatus.holderOf(carrierCode);
  return (holder?.kind === 'passenger' || holder?.kind === 'mixed') && holder.status === 'operating';
}

/**
 * Whether a carrier's route of the list of flights counts as flown today. It does when somebody saw it of late: T-100, the schedule
 * of 2022, or who entered a number of it since September 2022. Else it does away from the US alone, and not on the word of
 * 2016-17 where the carrier flew in 2022 without the route.
 */
export function isFlownToday(tables: Tables, route: CarrierRoute): boolean {
  const { airports, frequencies } = tables;
  const { carrierCode, lastEntered } = route;
  const [origin, destination] = [airports.at(route.originIndex), airports.at(route.destinationIndex)];
  if (!carriesPassengers(tables, carrierCode)) return false;
  if (lastEntered !== '' || isSeenOnRoute(tables, carrierCode, origin, destination)) return true;
  if (routeBetween(tables, origin, destination).touchesUs) return false;
  const isKnownOf2016Alone = frequencies.ofCarrierRoute(carrierCode, origin, destination) !== undefined;
  return !(isKnownOf2016Alone && frequencies.hasFlownIn2022(carrierCode));
}
