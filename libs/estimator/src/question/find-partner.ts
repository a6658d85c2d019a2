import type { Airport, CarrierRoute, Tables } from '@tim/reference-data';
import { mayLand } from '../inputs/aircraft/may-land.ts';

/**
 * If a carrier's flights on a route have fewer seats in the mean, most are flown by partners [seats]: theirs have 50 to 100, its
 * own 108 and more. Our choice.
 */
const PARTNERS_SEATS = 100;

type PartnerTables = Pick<Tables, 'airportUse' | 'fleets' | 'flights' | 'frequencies' | 'partners'>;

/**
 * Whether a partner may fly a number: one from the carrier's block for partners, or, if it has no block, one not listed as its
 * own on the route.
 */
export function mayBePartners(
  { partners }: Pick<Tables, 'partners'>,
  carrierCode: string,
  flightNumber: number,
  isListed: boolean,
): boolean {
  if (partners.ofCarrier(carrierCode).length === 0) return false;
  const firstNumber = partners.firstNumber(carrierCode);
  return firstNumber === undefined ? !isListed : flightNumber >= firstNumber;
}

/** Whether one of a carrier's types may land at both airports; true where every type may. */
export function hasTypeThatLands(
  { airportUse, fleets }: Pick<Tables, 'airportUse' | 'fleets'>,
  carrierCode: string,
  origin: Airport,
  destination: Airport,
): boolean {
  const mayUse = mayLand(airportUse, origin, destination);
  const types = fleets.ofCarrier(carrierCode)?.value;
  return !mayUse || types === undefined || types.some(({ icaoAircraftType }) => mayUse(icaoAircraftType));
}

/**
 * The partner that flies most of a carrier's flights on a route, where the seats of 2016-17 say that partners do: the one with most
 * numbers there, one that has the flight's number on another route before those that do not.
 *
 * @param flightNumber - undefined for all of the carrier's flights
 * @returns undefined when the carrier flies them itself, or with nobody known
 */
export function findPartner(
  { airportUse, flights, frequencies, fleets, partners }: PartnerTables,
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  flightNumber: number | undefined,
): string | undefined {
  const withSmallAircraft = partners
    .ofCarrier(carrierCode)
    .filter((partner) => !partner.fliesLargeAircraft && fleets.ofCarrier(partner.carrierCode) !== undefined)
    .map((partner) => partner.carrierCode);
  if (withSmallAircraft.length === 0) return undefined;
  const lands = (code: string) => hasTypeThatLands({ airportUse, fleets }, code, origin, destination);
  if (!lands(carrierCode)) return withSmallAircraft.find(lands);
  const seats = frequencies.meanSeats(carrierCode, origin, destination)?.value;
  if (seats === undefined || seats >= PARTNERS_SEATS) return undefined;
  const hasNumber = ({ carrierCode: partner }: CarrierRoute) =>
    Number(flightNumber !== undefined && flights.routesOfFlight(partner, flightNumber).length > 0);
  const [first] = flights
    .carriersOnRoute(origin, destination)
    .filter((route) => withSmallAircraft.includes(route.carrierCode))
    .sort((a, b) => hasNumber(b) - hasNumber(a) || b.flightNumberCount - a.flightNumberCount);
  return first?.carrierCode;
}
