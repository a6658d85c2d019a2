/** The page that adds up a trip, and what leads there; apart from its texts, which only it needs. */
export const TRIP_PATH = '/trip';

export const TRIP_LINKS = {
  fromHome: 'A return, a stop on the way, more people? Plan a trip',
  fromRoute: 'Plan a trip on this route',
  fromList: 'See the total of these flights as one trip',
  fromChain: 'See the whole trip',
} as const;

/** @param itinerary - as the calculator's address has it */
export function tripPath(itinerary: string): string {
  return `${TRIP_PATH}?itinerary=${itinerary}`;
}
