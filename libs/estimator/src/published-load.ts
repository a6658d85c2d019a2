import type { PublishedScope, Tables } from '@tim/reference-data';
import type { Load } from './loads.ts';
import type { Route } from './route.ts';

/**
 * Load factor of a carrier's flights as it publishes it [1]: on routes within its country those of its flights there, else those of its
 * other flights, where it tells them apart; else of all of them. Undefined where it publishes no months, or only of the other kind.
 *
 * @param month - 1 to 12; undefined for the whole year
 */
export type PublishedLoadFinder = (route: Route, month: number | undefined) => Load | undefined;

/** @returns finder of one carrier's load factors, which keeps what it has found */
export function publishedLoadFinder(
  { publishedLoadFactors }: Pick<Tables, 'publishedLoadFactors'>,
  carrierCode: string,
): PublishedLoadFinder {
  const homeCountryCode = publishedLoadFactors.homeCountryCode(carrierCode);
  const loadOf = (scope: PublishedScope, month: number | undefined): Load | undefined => {
    const found =
      publishedLoadFactors.find(carrierCode, scope, month) ?? publishedLoadFactors.find(carrierCode, 'all', month);
    return found && { ...found, departures: 0 };
  };
  /** By month, 0 for the year: at home, and elsewhere. */
  const atHome: (Load | undefined)[] = [];
  const elsewhere: (Load | undefined)[] = [];
  for (const month of Array.from({ length: 13 }, (_, index) => index)) {
    atHome.push(loadOf('domestic', month || undefined));
    elsewhere.push(loadOf('international', month || undefined));
  }
  return ({ isDomestic, origin }, month = 0) =>
    (isDomestic && origin.countryCode === homeCountryCode ? atHome : elsewhere)[month];
}
