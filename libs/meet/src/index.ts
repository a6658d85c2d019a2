export { journeysOf } from './journeys.ts';
export { citiesWithFlights, nearestPlaces, PLACES_TO_CHOOSE_FROM } from './meeting-places.ts';
export * from './meeting.ts';
export { rankPlaces, totalAt, type Ranking, type Wanted } from './rank-places.ts';
export { MEETING_LIMITS, readHomes, readPlaces, writtenHomes } from './read-homes.ts';
export type { HomesProblem, PlaceReading, ReadHomes, WrittenHome } from './read-homes.ts';
export { isClearlyLess, sumOfHomes } from './sum-of-homes.ts';
