export { journeysOf } from './journeys.ts';
export { citiesWithFlights, nearestPlaces, PLACES_TO_CHOOSE_FROM } from './meeting-places.ts';
export * from './meeting.ts';
export { rankPlaces, totalAt, type Ranking } from './rank-places.ts';
export { MEETING_LIMITS, readHomes, readPlaces } from './read-homes.ts';
export type { HomesProblem } from './read-homes.ts';
export { isClearlyLess } from './sum-of-homes.ts';
