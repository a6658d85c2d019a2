import type { Airport, Tables } from '@tim/reference-data';
import { LATELY_FROM } from '../inputs/standing/entered.ts';
import { remember } from '../remember.ts';

/** Numbers from here on are of special flights with most carriers: positioning, charters, flights in place of others. Our choice. */
const SPECIAL_FROM = 9000;
/** A carrier with a larger share of such numbers uses them for its usual flights, as Ryanair and Eurowings do [1]. Our choice. */
const MOST_SPECIAL = 0.05;

/**
 * @returns whether a carrier's number is of special flights: from 9000 on, of a carrier that has few of them, and without news of late in
 * the list of flights
 */
export function specialNumbers({ flights }: Pick<Tables, 'flights'>) {
  const isShareSmall = remember((carrierCode: string): boolean => {
    const numbers = [...flights.flightsOfCarrier(carrierCode)].map(({ flightNumber }) => flightNumber);
    const special = numbers.filter((number) => number >= SPECIAL_FROM);
    return special.length <= MOST_SPECIAL * numbers.length;
  });
  return (
    carrierCode: string,
    { origin, destination }: { readonly origin: Airport; readonly destination: Airport },
    flightNumber: number,
  ): boolean =>
    flightNumber >= SPECIAL_FROM &&
    isShareSmall(carrierCode) &&
    (flights.find(carrierCode, flightNumber, origin, destination)?.lastEntered ?? '') < LATELY_FROM;
}
