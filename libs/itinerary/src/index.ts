export { formatItinerary, formatMarketItinerary } from './format-itinerary.ts';
export { normalizeEntry, type ItineraryEntry } from './itinerary-entry.ts';
export { fromFlight, toFlight, toMarket } from './flights.ts';
export { parseItinerary } from './parse-itinerary.ts';
