import type { CarrierStatusTable } from './flight-look-ups.ts';
import { codesOf } from './code-lists.ts';
import type { OpenTable } from './table-header.ts';
import { closedAirportsOf, judgeOf } from './without-passengers.ts';
import type { ClosedRoute, CodeHolder, NumberBlock } from './without-passengers.ts';

/**
 * Columns: of the holder of each code its code, name, country, kind, status, since, successor; of each block of numbers its
 * carrier, first and last number, kind; of each rule its two areas, carriers, their countries, since, successors, areas and
 * first and last number that it leaves out. Lists have a space between their codes.
 */
export function readCarrierStatus({ reader }: OpenTable): CarrierStatusTable {
  const carrierCodes = reader.sortedStrings();
  const names = reader.strings();
  const [countries, kinds, statuses] = [reader.repeatedStrings(), reader.repeatedStrings(), reader.repeatedStrings()];
  const [sinces, successors] = [reader.repeatedStrings(), reader.repeatedStrings()];
  const holders = new Map(
    carrierCodes.map((carrierCode, at): [string, CodeHolder] => [
      carrierCode,
      {
        carrierCode,
        name: names[at] ?? '',
        countryCode: countries[at] ?? '',
        kind: kinds[at] as CodeHolder['kind'],
        status: statuses[at] as CodeHolder['status'],
        since: sinces[at] ?? '',
        successor: successors[at] ?? '',
      },
    ]),
  );
  const blockCarriers = reader.repeatedStrings();
  const [blocksFrom, blocksTo, blockKinds] = [reader.uints(), reader.uints(), reader.repeatedStrings()];
  const blocks = blockCarriers.map((carrierCode, at) => ({
    carrierCode,
    from: blocksFrom[at] ?? 0,
    to: blocksTo[at] ?? 0,
    kind: blockKinds[at] as NumberBlock['kind'],
  }));
  const [fromAreas, toAreas, carriers] = [reader.strings(), reader.strings(), reader.strings()];
  const [carrierCountries, since, routeSuccessors] = [reader.strings(), reader.strings(), reader.strings()];
  const [exceptAreas, exceptFrom, exceptTo] = [reader.strings(), reader.uints(), reader.uints()];
  const closedRoutes = fromAreas.map((areas, at): ClosedRoute => ({
    fromAreas: codesOf(areas),
    toAreas: codesOf(toAreas[at]),
    carriers: codesOf(carriers[at]),
    carrierCountries: codesOf(carrierCountries[at]),
    since: since[at] ?? '',
    successors: codesOf(routeSuccessors[at]),
    exceptAreas: codesOf(exceptAreas[at]),
    exceptFrom: exceptFrom[at] ?? 0,
    exceptTo: exceptTo[at] ?? 0,
  }));

  const judge = judgeOf({ blocks, closedRoutes });
  const closedAirports = closedAirportsOf(closedRoutes);
  return {
    holders: [...holders.values()],
    holderOf: (carrierCode) => holders.get(carrierCode),
    closureOf: ({ iataAirportCode }) => closedAirports.get(iataAirportCode),
    withoutPassengers: (carrierCode, flightNumber, origin, destination) =>
      judge({ carrierCode, holder: holders.get(carrierCode), flightNumber, origin, destination, lastEntered: '' }),
  };
}
