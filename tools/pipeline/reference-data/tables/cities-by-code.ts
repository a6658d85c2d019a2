import type { AirportRow } from './airports.ts';

export type City = {
  /** IATA code: the airport's own where it has the city to itself. */
  readonly code: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
};

/**
 * The city of each code, of airports and of cities. BITRE's routes name cities: Tokyo by the code of the city (TYO), Shanghai by that of one
 * of its airports (SHA).
 */
export function citiesByCode(airportList: readonly AirportRow[]): ReadonlyMap<string, City> {
  const airports = airportList.map(
    ({ iata, cityCode, country }) => [iata, { code: cityCode || iata, country }] as const,
  );
  return new Map([...airports.map(([, city]) => [city.code, city] as const), ...airports]);
}
