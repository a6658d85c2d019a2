import { addTo } from './group-by.ts';
import { placesByCode } from './places-by-code.ts';
import type { OpenTable } from './table-header.ts';
import type { Airport, AirportTable } from './look-ups.ts';

const NONE: readonly Airport[] = [];

/** Columns: code, ICAO code, latitude, longitude, country, city code ('' for the airport's own), name, city name, time zone, carrier-routes. */
export function readAirports({ reader }: OpenTable): AirportTable {
  const codes = reader.sortedStrings();
  const icaoCodes = reader.strings();
  const latitudesDeg = reader.decimals();
  const longitudesDeg = reader.decimals();
  const countries = reader.repeatedStrings();
  const cities = reader.repeatedStrings();
  const names = reader.strings();
  const cityNames = reader.strings();
  const timeZones = reader.repeatedStrings();
  const carrierRouteCounts = reader.uints();

  const airports = codes.map((code, index): Airport => ({
    // Fields that every flight needs come first: they are read fastest.
    index,
    isServed: (carrierRouteCounts[index] ?? 0) > 0,
    latitudeDeg: latitudesDeg[index] ?? Number.NaN,
    longitudeDeg: longitudesDeg[index] ?? Number.NaN,
    countryCode: countries[index] ?? '',
    iataAirportCode: code,
    icaoAirportCode: icaoCodes[index] ?? '',
    cityCode: cities[index] || code,
    name: names[index] ?? '',
    cityName: cityNames[index] ?? '',
    timeZone: timeZones[index] ?? '',
  }));
  const placeOf = placesByCode('airports', codes, false);
  const byCode = (code: string): Airport | undefined => {
    const place = placeOf(code);
    return place < 0 ? undefined : airports[place];
  };
  const byCity = groupByCity(airports, byCode, carrierRouteCounts);

  return {
    count: airports.length,
    find: byCode,
    at: (index) => {
      const airport = airports[index];
      if (!airport) throw new RangeError(`airport index must be 0 to ${airports.length - 1}, is ${index}`);
      return airport;
    },
    ofCity: (cityCode) => byCity.get(cityCode) ?? NONE,
  };
}

/** Members of each city whose code no airport with flights has, busiest first. */
function groupByCity(
  airports: readonly Airport[],
  byCode: AirportTable['find'],
  carrierRouteCounts: Uint32Array,
): ReadonlyMap<string, readonly Airport[]> {
  const groups = new Map<string, Airport[]>();
  for (const airport of airports) {
    const namesake = byCode(airport.cityCode);
    if (namesake === airport || namesake?.isServed) continue;
    addTo(groups, airport.cityCode, airport);
  }
  const routes = (airport: Airport) => carrierRouteCounts[airport.index] ?? 0;
  for (const group of groups.values()) group.sort((a, b) => routes(b) - routes(a) || a.index - b.index);
  return groups;
}
