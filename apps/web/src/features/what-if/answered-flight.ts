import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { toFlight, type ItineraryEntry } from '@tim/itinerary';
import type { FlightFigures } from '../../shared/api/answers.ts';
import { valueOf } from '../../shared/api/quantities.ts';
import type { AnsweredFlight } from '../../shared/compute/what-if-types.ts';

/** What an answer's figure rests on; undefined where the answer does not say all of it. */
export function answeredFlight(
  entry: ItineraryEntry,
  { aircraft, working }: FlightFigures,
): AnsweredFlight | undefined {
  const asked = toFlight(entry);
  const steps = working?.steps ?? [];
  const seats = (cabin: CabinClass) => valueOf(steps, 'equivalentCapacity', 'seats', cabin);
  const passengerLoadFactor = valueOf(steps, 'economySeat', 'passenger-load-factor');
  const cargoMassFraction = valueOf(steps, 'passengersEmissions', 'cargo-mass-fraction');
  const distanceAdjustmentFactor = valueOf(steps, 'flownDistance', 'distance-adjustment-factor');
  const [economy, premiumEconomy, business, first] = CABIN_CLASSES.map(seats);
  if (
    !aircraft ||
    !asked.departureDate ||
    passengerLoadFactor === undefined ||
    cargoMassFraction === undefined ||
    distanceAdjustmentFactor === undefined ||
    economy === undefined ||
    premiumEconomy === undefined ||
    business === undefined ||
    first === undefined
  ) {
    return undefined;
  }
  return {
    asked,
    aircraftCode: aircraft.iataAircraftCode || aircraft.icaoAircraftType,
    seatsPerClass: { economy, premiumEconomy, business, first },
    passengerLoadFactor,
    cargoMassFraction,
    distanceAdjustmentFactor,
  };
}
