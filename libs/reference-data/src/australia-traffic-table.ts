import { eitherWay } from './either-way.ts';
import { groupBy } from './group-by.ts';
import type { CountedSeats, CountedTrafficTable } from './counted-traffic.ts';
import type { Airport } from './look-ups.ts';
import { readLoads } from './monthly-loads.ts';
import type { OpenTable } from './table-header.ts';

/**
 * Edition, country; load factors of the year and each month, with the flights they were counted on, by "carrier country direction" and by
 * "airport airport"; then seats: cities, and columns of carrier, city, city, seats a flight, whether whole, flights.
 */
export function readAustraliaTraffic({ reader }: OpenTable): CountedTrafficTable {
  const sourceVersion = reader.text();
  const countryCode = reader.text();
  const { find: abroad } = readLoads(reader);
  const { find: atHome } = readLoads(reader);
  const cities = reader.sortedStrings();
  const carriers = reader.repeatedStrings();
  const [ones, others] = [reader.uints(), reader.uints()];
  const seats = reader.decimals();
  const [areWhole, flights] = [reader.uints(), reader.uints()];
  const seatsOf = groupBy(
    carriers.map((carrierCode, row) => ({
      key: eitherWay(carrierCode, cities[ones[row] ?? 0], cities[others[row] ?? 0]),
      seats: seats[row] ?? 0,
      isWhole: areWhole[row] === 1,
      flights: flights[row] ?? 0,
    })),
    ({ key }) => key,
  );
  const isIn = (airport: Airport) => airport.countryCode === countryCode;
  return {
    load: (carrierCode, origin, destination, month) => {
      if (isIn(origin) === isIn(destination)) return undefined;
      const [country, direction] = isIn(destination) ? [origin.countryCode, 'in'] : [destination.countryCode, 'out'];
      return abroad(`${carrierCode} ${country} ${direction}`, month);
    },
    allCarriersLoad: (origin, destination, month) => {
      if (!isIn(origin) || !isIn(destination)) return undefined;
      const [one = '', other = ''] = [origin.iataAirportCode, destination.iataAirportCode].toSorted();
      return atHome(`${one} ${other}`, month);
    },
    seats: (carrierCode, origin, destination) =>
      isIn(origin) === isIn(destination)
        ? NO_SEATS
        : (seatsOf.get(eitherWay(carrierCode, origin.cityCode, destination.cityCode)) ?? NO_SEATS),
    provenance: { source: 'BITRE', sourceVersion, dataCategory: 'PRIMARY' },
  };
}

const NO_SEATS: readonly CountedSeats[] = [];
