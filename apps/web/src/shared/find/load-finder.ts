import { createCarrierSearch, createPlaceSearch, type FindIndex, type FlightNumbers } from '@tim/find';
import { OWN_LANGUAGE } from '@tim/languages';
import { FIND_INDEX, FLIGHT_NUMBERS_FOLDER } from 'virtual:find-files';
import type { Finder } from './finder.tsx';

/** The search over the site's index, once that has come. */
export async function loadFinder(): Promise<Finder> {
  const index = await json<FindIndex>(FIND_INDEX);
  const [places, carriers] = [createPlaceSearch(index, OWN_LANGUAGE), createCarrierSearch(index)];
  return {
    places,
    carriers,
    flightNumbers: async (carrierCode, origin, destination) => {
      const carrier = carriers.named(carrierCode);
      if (carrier === undefined || carrier.isFreight) return [];
      const numbers = await json<FlightNumbers>(`${FLIGHT_NUMBERS_FOLDER}/${carrier.code}.json`);
      return numbers[`${origin}${destination}`.toUpperCase()] ?? [];
    },
  };
}

async function json<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Content;
}
