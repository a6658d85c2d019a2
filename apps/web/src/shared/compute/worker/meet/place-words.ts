import type { Place, PlaceSearch } from '@tim/find';
import type { Tables } from '@tim/reference-data';
import type { NamedPlace } from '../../meet-types.ts';

/** The code by which the site knows a place: that of a city with one airport is the airport's. */
export function knownCode(code: string, places: PlaceSearch, { airports }: Pick<Tables, 'airports'>): string {
  return places.named(code) ? code : (airports.ofCity(code)[0]?.iataAirportCode ?? code);
}

/** A place by its code; of an airport that has its city's code the city is meant. */
export function namedPlace(code: string, places: PlaceSearch): NamedPlace {
  const place = places.named(code);
  return { code, name: place ? shownName(place, places) : code, countryName: place?.countryName ?? '' };
}

/** The city where a place stands for it; else the airport. */
function shownName(place: Place, places: PlaceSearch): string {
  const isOneOfSeveral = place.kind === 'airport' && places.named(place.cityCode)?.kind === 'city';
  return isOneOfSeveral ? place.name : place.cityName;
}

/** The codes that a text may mean: a code in capital letters itself, else by name. */
export function codesOf(text: string, places: PlaceSearch): readonly string[] {
  if (/^[A-Z]{3}$/.test(text) && places.named(text)) return [text];
  const named = places.namesakes(text).map(({ code }) => code);
  return named.length === 0 && /^[a-z]{3}$/i.test(text) && places.named(text) ? [text.toUpperCase()] : named;
}

/** How somebody would write a place: its name where that means nothing else. */
export function writtenName(code: string, places: PlaceSearch): string {
  const { name } = namedPlace(code, places);
  const isItself = !/[\d,;]/.test(name) && codesOf(name, places).join() === code;
  return isItself ? name : code;
}
