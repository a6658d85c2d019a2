export { formatItinerary, formatMarketItinerary } from './format-itinerary.ts';
export { normalizeEntry, type ItineraryEntry } from './itinerary-entry.ts';
export { fromFlight, toFlight, toMarket } from './flights.ts';
export { parseItinerary } from './parse-itinerary.ts';
export {
  formatTrip,
  parseTrip,
  readTravellers,
  TRIP_LIMITS,
  type ParsedTrip,
  type Trip,
  type TripCabin,
  type TripLeg,
  type TripParameters,
  type TripProblem,
} from './trip.ts';
