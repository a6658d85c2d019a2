import type { PlaceChoice } from '@tim/batch';
import type { Tables } from '@tim/reference-data';

/** A place that has so many times the flights of each other of its name is what almost everybody means. */
const MANY_TIMES = 20;

type Traffic = { readonly flights: number; readonly numbers: number };

/**
 * Codes of the places that almost everybody means, by names that may mean several: Sydney in Australia. By flights a year and by flight
 * numbers, since flights a year are known of some countries alone.
 */
export function usualPlaces(choices: readonly PlaceChoice[], tables: Tables): Readonly<Record<string, string>> {
  const several = choices.filter(({ codes }) => codes.length > 1);
  if (several.length === 0) return {};
  const traffic = trafficOf(tables);
  return Object.fromEntries(
    several.flatMap(({ text, codes }) => {
      const usual = codes.find((code) =>
        codes.every((other) => other === code || isFarAbove(traffic(code), traffic(other))),
      );
      return usual === undefined ? [] : [[text, usual] as const];
    }),
  );
}

const isFarAbove = (one: Traffic, other: Traffic): boolean =>
  one.flights >= MANY_TIMES * other.flights && one.numbers >= MANY_TIMES * other.numbers && one.numbers > 0;

/** Flights from a place a year, and flight numbers; of a city those of its airports. */
function trafficOf({ airports, flights, frequencies }: Tables): (code: string) => Traffic {
  const byAirport = new Map<string, Traffic>();
  for (const { carrierCode, originIndex, destinationIndex, flightNumberCount } of flights.carrierRoutes()) {
    const [origin, destination] = [airports.at(originIndex), airports.at(destinationIndex)];
    // Of a route whose frequency is not known, each number counts as one flight, as in the order of the search.
    const count = frequencies.ofCarrierRoute(carrierCode, origin, destination)?.value ?? flightNumberCount;
    const before = byAirport.get(origin.iataAirportCode) ?? NONE;
    const sum = { flights: before.flights + count, numbers: before.numbers + flightNumberCount };
    byAirport.set(origin.iataAirportCode, sum);
  }
  return (code) => {
    const codes = new Set([code, ...airports.ofCity(code).map(({ iataAirportCode }) => iataAirportCode)]);
    return [...codes].reduce((sum, one) => {
      const { flights: more, numbers } = byAirport.get(one) ?? NONE;
      return { flights: sum.flights + more, numbers: sum.numbers + numbers };
    }, NONE);
  };
}

const NONE: Traffic = { flights: 0, numbers: 0 };
