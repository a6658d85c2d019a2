import { createCarrierSearch, createPlaceSearch, type FindIndex, type FlightNumbers } from '@tim/find';
import { FIND_FOLDER } from 'virtual:find-files';
import type { Finder } from './finder.tsx';

/** The search over the site's index, once that has come. */
export async function loadFinder(): Promise<Finder> {
  const index = await json<FindIndex>('index.json');
  const [places, carriers] = [createPlaceSearch(index), createCarrierSearch(index)];
  return {
    places,
    carriers,
    flightNumbers: async (carrierCode, origin, destination) => {
      const carrier = carriers.named(carrierCode);
      if (carrier === undefined || carrier.isFreight) return [];
      const numbers = await json<FlightNumbers>(`flights/${carrier.code}.json`);
      return numbers[`${origin}${destination}`.toUpperCase()] ?? [];
    },
  };
}

async function json<Content>(file: string): Promise<Content> {
  const response = await fetch(`${FIND_FOLDER}/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as Content;
}
