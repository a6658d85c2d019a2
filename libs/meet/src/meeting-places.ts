import { greatCircleDistanceKm } from '@tim/engine';
import type { Airport, Tables } from '@tim/reference-data';

/** How many cities there are to choose from where none is named. */
export const PLACES_TO_CHOOSE_FROM = 600;

/** Codes of the cities with most flights in the list of flights, most first. */
export function citiesWithFlights({ flights, airports }: Tables): readonly string[] {
  const numbers = new Map<string, number>();
  for (const { originIndex, flightNumberCount } of flights.carrierRoutes()) {
    const { cityCode } = airports.at(originIndex);
    numbers.set(cityCode, (numbers.get(cityCode) ?? 0) + flightNumberCount);
  }
  return [...numbers]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1))
    .slice(0, PLACES_TO_CHOOSE_FROM)
    .map(([code]) => code);
}

/** The places nearest to one, nearest first, with their great-circle distance [km]. */
export function nearestPlaces(
  code: string,
  places: readonly string[],
  { airports }: Pick<Tables, 'airports'>,
  most: number,
): readonly { readonly code: string; readonly km: number }[] {
  const airportOf = (place: string): Airport | undefined => airports.find(place) ?? airports.ofCity(place)[0];
  const centre = airportOf(code);
  if (!centre) return [];
  return places
    .flatMap((place) => {
      const airport = airportOf(place);
      if (!airport || airport.cityCode === centre.cityCode) return [];
      return [{ code: place, km: greatCircleDistanceKm(centre, airport) }];
    })
    .toSorted((a, b) => a.km - b.km)
    .slice(0, most);
}
