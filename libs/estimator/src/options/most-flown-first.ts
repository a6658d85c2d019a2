import type { Airport, Tables } from '@tim/reference-data';

/** A carrier between two airports, one way. */
type CarrierWay = { readonly carrierCode: string; readonly origin: Airport; readonly destination: Airport };

/**
 * Flight numbers of a carrier's route, those flown most often first: by the operator's schedule, then by the flights that somebody
 * has seen there, then by when the list of flights last had news of them. Most numbers have neither schedule nor flights seen; then
 * news is the best sign there is that a number still flies.
 */
export function mostFlownFirst(
  { flights, schedules, seenAircraft }: Pick<Tables, 'flights' | 'schedules' | 'seenAircraft'>,
  { carrierCode, origin, destination }: CarrierWay,
  numbers: readonly number[],
): readonly number[] {
  const scheduled = new Map<number, number>();
  for (const { flightNumber, flightsByWeekday } of schedules.onRoute(carrierCode, origin, destination)) {
    const count = flightsByWeekday.reduce((sum, ofDay) => sum + ofDay, 0);
    scheduled.set(flightNumber, (scheduled.get(flightNumber) ?? 0) + count);
  }
  const seen = new Map<number, number>();
  for (const { flightNumber, flights: count } of seenAircraft.onRoute(carrierCode, origin, destination)) {
    seen.set(flightNumber, (seen.get(flightNumber) ?? 0) + count);
  }
  const known = numbers.map((flightNumber) => ({
    flightNumber,
    scheduled: scheduled.get(flightNumber) ?? 0,
    seen: seen.get(flightNumber) ?? 0,
    lastEntered: flights.find(carrierCode, flightNumber, origin, destination)?.lastEntered ?? '',
  }));
  return known
    .sort(
      (a, b) =>
        b.scheduled - a.scheduled ||
        b.seen - a.seen ||
        compareTexts(b.lastEntered, a.lastEntered) ||
        a.flightNumber - b.flightNumber,
    )
    .map(({ flightNumber }) => flightNumber);
}

const compareTexts = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
