import { CABIN_CLASSES, type CabinClass } from '@tim/engine';

/** The cabin that an address asks for: `cabin=business`. It stays with the visitor from page to page. */
const CABIN = 'cabin';

/** The cabin that an address names, however its letters are; undefined where it names none. */
export function cabinInAddress(search: string): CabinClass | undefined {
  const written = (new URLSearchParams(search).get(CABIN) ?? '').replaceAll(/[-_ ]/g, '').toLowerCase();
  return CABIN_CLASSES.find((cabin) => cabin.toLowerCase() === written);
}

/** The query with a cabin and everything else as it was. Commas stay readable. */
export function withCabin(search: string, cabin: CabinClass): string {
  const parameters = new URLSearchParams(search);
  parameters.set(CABIN, cabin);
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
}
