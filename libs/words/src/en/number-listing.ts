import type { FlightEstimate, MarketQuery } from '@tim/estimator';
import { monthWords } from './month.ts';
import { named } from './named.ts';

type NameOf = (code: string) => string | undefined;

/** Routes that are named; a number that is reused has dozens. */
const MOST_ROUTES = 4;

/** When a flight number was last entered in the list of flights, and whether its carrier is in doubt. */
export function numberListingWords(
  { numberListing }: Pick<FlightEstimate, 'numberListing'>,
  nameOf: NameOf = () => undefined,
): string {
  const { lastEntered, entriesKnownFrom, isCarrierInDoubt, otherRoutes = [] } = numberListing;
  const doubt = isCarrierInDoubt ? ['Whether its airline carries passengers today is not known.'] : [];
  // Without the network pack nothing is known of the list.
  const entry = entriesKnownFrom === '' ? [] : [entryWords(lastEntered, entriesKnownFrom)];
  return [...entry, ...otherRoutesWords(otherRoutes, nameOf), ...doubt].join(' ');
}

function entryWords(lastEntered: string | undefined, entriesKnownFrom: string): string {
  if (lastEntered === undefined) return 'Not in the list of flights on this route.';
  return lastEntered === ''
    ? `Last entered in the list of flights before ${monthWords(entriesKnownFrom)}.`
    : `Last entered in the list of flights in ${monthWords(lastEntered)}.`;
}

function otherRoutesWords(routes: readonly MarketQuery[], nameOf: NameOf): readonly string[] {
  if (routes.length === 0) return [];
  const place = (code: string) => named({ code, name: nameOf(code) ?? code });
  const told = routes
    .slice(0, MOST_ROUTES)
    .map(({ origin, destination }) => `${place(origin)} to ${place(destination)}`);
  const more = routes.length - told.length;
  return [`It is listed ${told.join(', ')}${more > 0 ? ` and on ${more} more` : ''}.`];
}
