import { createCarrierSearch, createPlaceSearch, routesOfNumber, type FindIndex, type FlightNumbers } from '@tim/find';
import { OWN_LANGUAGE } from '@tim/languages';
import { FIND_INDEX, FLIGHT_NUMBERS_FOLDER } from 'virtual:find-files';
import { fetchedJson } from '../fetched.ts';
import type { Finder } from './finder.tsx';

/** The search over the site's index, once that has come. */
export async function loadFinder(): Promise<Finder> {
  const index = await fetchedJson<FindIndex>(FIND_INDEX);
  const places = createPlaceSearch(index, OWN_LANGUAGE);
  // Not in one task with the places.
  await new Promise((resolve) => setTimeout(resolve));
  const carriers = createCarrierSearch(index);
  const numbersOf = async (carrierCode: string): Promise<FlightNumbers> => {
    const carrier = carriers.named(carrierCode);
    if (carrier === undefined || carrier.isFreight) return {};
    return fetchedJson(`${FLIGHT_NUMBERS_FOLDER}/${carrier.code}.json`);
  };
  return {
    places,
    carriers,
    flightNumbers: async (carrierCode, origin, destination) =>
      (await numbersOf(carrierCode))[`${origin}${destination}`.toUpperCase()] ?? [],
    routesOfNumber: async (carrierCode, flightNumber) =>
      routesOfNumber(await numbersOf(carrierCode), Number(flightNumber)).filter(
        ({ origin, destination }) => places.named(origin) && places.named(destination),
      ),
  };
}
