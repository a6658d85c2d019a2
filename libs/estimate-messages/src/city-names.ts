import type { CityNames, Market } from '@tim/messages';

/** A city's name by its own code, or that of one of its airports. */
export type CityOf = (code: string) => string | undefined;

type InCity = { readonly cityName: string };
type Airports = {
  readonly find: (code: string) => InCity | undefined;
  readonly ofCity: (code: string) => readonly InCity[];
};

export const cityNamesOf =
  ({ airports }: { readonly airports: Airports }): CityOf =>
  (code) =>
    (airports.find(code) ?? airports.ofCity(code)[0])?.cityName;

/** What the cities of a route are called, as a field of its answer; none where one of them is not known. */
export function cityNames({ origin, destination }: Market, cityOf: CityOf): { readonly cityNames?: CityNames } {
  const names = { origin: cityOf(origin), destination: cityOf(destination) };
  return names.origin && names.destination
    ? { cityNames: { origin: names.origin, destination: names.destination } }
    : {};
}
