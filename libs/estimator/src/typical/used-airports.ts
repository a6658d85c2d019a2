import { greatCircleDistanceKm, NEARBY_AIRPORT_KM } from '@tim/engine';
import type { Airport } from '@tim/reference-data';

/** Distance within which an airport draws a city's people no less for being farther away [km]. Our choice. */
const CITY_RADIUS_KM = 30;

/** Share of a city's people from which an airport of another city counts as used by them [1]. Our choice: decision 113. */
export const FEWEST_USERS_FRACTION = 0.02;

/** Degrees of latitude that `NEARBY_AIRPORT_KM` span, and a little more. */
export const NEARBY_LATITUDE_DEG = 1.4;

/** What is known of who flies where. */
export type KnownFlights = {
  /** Airports with flights: at least those within `NEARBY_LATITUDE_DEG` of a latitude. */
  readonly airportsAround: (latitudeDeg: number) => readonly Airport[];
  /** Flights a year from each airport of a city. */
  readonly fromCity: (cityCode: string) => ReadonlyMap<Airport, number>;
  /** True when a sea or a closed border lies between two airports. */
  readonly areApart: (one: Airport, other: Airport) => boolean;
  /** True when a flight links two cities, either way. */
  readonly areLinked: (oneCity: string, otherCity: string) => boolean;
};

type Place = Pick<Airport, 'latitudeDeg' | 'longitudeDeg'>;

/** Where a city's flights leave from in the mean; an airport without flights stands for itself. */
function centreOf(airport: Airport, flights: ReadonlyMap<Airport, number>): Place {
  const all = [...flights.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return airport;
  const meanOf = (degrees: keyof Place) =>
    [...flights].reduce((sum, [own, count]) => sum + own[degrees] * count, 0) / all;
  return { latitudeDeg: meanOf('latitudeDeg'), longitudeDeg: meanOf('longitudeDeg') };
}

/**
 * How strongly an airport draws people: its flights by the square of the distance.
 *
 *   pull = flights / max(d, 30 km)²
 *
 * Source: D. L. Huff, "A Probabilistic Analysis of Shopping Center Trade Areas", Land Economics 39, 1963.
 */
const pullOf = (flightsAYear: number, distanceKm: number) => flightsAYear / Math.max(distanceKm, CITY_RADIUS_KM) ** 2;

/** An airport that people of a city use, and how far it is from where the city's flights leave in the mean [km]. */
type UsedAirport = { readonly airport: Airport; readonly distanceKm: number };

/** The airports that people of a city use: the one asked for first, as far away as nothing. */
export type UsedAirports = {
  /** Where the city's flights leave in the mean. */
  readonly centre: Place;
  readonly airports: readonly UsedAirport[];
};

/** The nearby airports of one city. */
type NearbyCity = UsedAirport & { readonly flightsAYear: number; readonly pull: number };

/**
 * The airport asked for, and one of each other city whose airports the people of its city use. Of the airports with flights
 * are left out, in this order:
 *
 * 1. those farther than 150 km from the city (TIM);
 * 2. those of a city that a flight links to it, either way (TIM);
 * 3. those beyond a sea or a closed border (ours);
 * 4. those of a city that fewer than 2 % of its people use, by the pull of all that are left and of its own airports (ours).
 *
 * Every airport of a city has the same others. Source of the first two: Google TIM 3.0.0, projects/typical_flight_emissions.md.
 */
export function usedAirports(
  asked: Airport,
  { airportsAround, fromCity, areApart, areLinked }: KnownFlights,
): UsedAirports {
  const own = fromCity(asked.cityCode);
  const centre = centreOf(asked, own);
  const nearby = new Map<string, NearbyCity>();
  for (const airport of airportsAround(centre.latitudeDeg)) {
    const { cityCode } = airport;
    // Most are told by their latitude alone.
    if (Math.abs(airport.latitudeDeg - centre.latitudeDeg) > NEARBY_LATITUDE_DEG || cityCode === asked.cityCode)
      continue;
    const distanceKm = greatCircleDistanceKm(centre, airport);
    if (distanceKm > NEARBY_AIRPORT_KM || areLinked(asked.cityCode, cityCode) || areApart(asked, airport)) continue;
    const flightsAYear = fromCity(cityCode).get(airport) ?? 0;
    const others = nearby.get(cityCode);
    const busiest = others && others.flightsAYear >= flightsAYear ? others : { airport, distanceKm, flightsAYear };
    nearby.set(cityCode, { ...busiest, pull: (others?.pull ?? 0) + pullOf(flightsAYear, distanceKm) });
  }
  const ownPull = [...own.values()].reduce((sum, flightsAYear) => sum + pullOf(flightsAYear, 0), 0);
  const cities = [...nearby.values()];
  const fewestUsers = FEWEST_USERS_FRACTION * cities.reduce((sum, { pull }) => sum + pull, ownPull);
  const used = cities.filter(({ pull }) => pull >= fewestUsers);
  return { centre, airports: [{ airport: asked, distanceKm: 0 }, ...used] };
}
