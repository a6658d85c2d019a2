export { buildFindIndex, buildFlightNumbers, readCityName } from './build-find-index.ts';
export type { CityName, FindSources } from './build-find-index.ts';
export { createCarrierSearch } from './carrier-search.ts';
export type { CarrierSearch } from './carrier-search.ts';
export type * from './find-index.ts';
export { createPlaceSearch } from './place-search.ts';
export type { PlaceSearch } from './place-search.ts';
export type { Place } from './place.ts';
export { nameKey } from './place-words.ts';
