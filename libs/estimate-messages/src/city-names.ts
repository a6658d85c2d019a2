import type { CityNames, Market } from '@tim/messages';

/** What the cities of a route are called, as a field of its answer; none where one of them is not known. */
export function cityNames(
  { origin, destination }: Market,
  cityOf: (code: string) => string | undefined,
): { readonly cityNames?: CityNames } {
  const names = { origin: cityOf(origin), destination: cityOf(destination) };
  return names.origin && names.destination
    ? { cityNames: { origin: names.origin, destination: names.destination } }
    : {};
}
