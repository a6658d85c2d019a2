export { formatItinerary, formatMarketItinerary } from './format-itinerary.ts';
export type { ItineraryEntry } from './itinerary-entry.ts';
export { toFlight, toMarket } from './flights.ts';
export { parseItinerary } from './parse-itinerary.ts';
export {
  cabinLetter,
  formatTrip,
  parseTrip,
  readTravellers,
  TRIP_LIMITS,
  type ParsedTrip,
  type Trip,
  type TripCabin,
  type TripLeg,
  type TripProblem,
} from './trip.ts';
