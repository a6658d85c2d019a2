import type { OpenTable } from './table-header.ts';
import type { Airport, AirportTable } from './tables.ts';

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
    index,
    iataAirportCode: code,
    icaoAirportCode: icaoCodes[index] ?? '',
    latitudeDeg: latitudesDeg[index] ?? Number.NaN,
    longitudeDeg: longitudesDeg[index] ?? Number.NaN,
    countryCode: countries[index] ?? '',
    cityCode: cities[index] || code,
    name: names[index] ?? '',
    cityName: cityNames[index] ?? '',
    timeZone: timeZones[index] ?? '',
    isServed: (carrierRouteCounts[index] ?? 0) > 0,
  }));
  const byCode = findByLetters(airports);
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

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** Number of a code of three capital letters, AAA first; -1 for any other text. */
function numberOf(code: string): number {
  if (code.length !== 3) return -1;
  let number = 0;
  for (let at = 0; at < 3; at += 1) {
    const letter = code.charCodeAt(at) - FIRST_LETTER;
    if (letter < 0 || letter >= LETTERS) return -1;
    number = LETTERS * number + letter;
  }
  return number;
}

/** An airport by its code, whose letters say where it stands: every question asks for two. */
function findByLetters(airports: readonly Airport[]): AirportTable['find'] {
  const places = new Int16Array(LETTERS ** 3).fill(-1);
  for (const { index, iataAirportCode } of airports) {
    const number = numberOf(iataAirportCode);
    if (number < 0) throw new RangeError(`airports: ${iataAirportCode} is not a code of three letters`);
    places[number] = index;
  }
  return (code) => {
    const number = numberOf(code);
    return number < 0 ? undefined : airports[places[number] ?? -1];
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
    const group = groups.get(airport.cityCode);
    if (group) group.push(airport);
    else groups.set(airport.cityCode, [airport]);
  }
  const routes = (airport: Airport) => carrierRouteCounts[airport.index] ?? 0;
  for (const group of groups.values()) group.sort((a, b) => routes(b) - routes(a) || a.index - b.index);
  return groups;
}
