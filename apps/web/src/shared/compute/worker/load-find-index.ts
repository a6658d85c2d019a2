import type { FindIndex } from '@tim/find';
import { fetched } from './load-tables.ts';

/** The search's index from its address, which the page knows. */
export async function loadFindIndex(address: string): Promise<FindIndex> {
  const response = await fetched(address);
  return (await response.json()) as FindIndex;
}
