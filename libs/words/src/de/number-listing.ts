import type { FlightEstimate, MarketQuery } from '@tim/estimator';
import { inMonthWords } from './in-month.ts';
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
  const doubt = isCarrierInDoubt ? ['Ob die Fluggesellschaft heute Fluggäste befördert, ist nicht bekannt.'] : [];
  // Without the network pack nothing is known of the list.
  const entry = entriesKnownFrom === '' ? [] : [entryWords(lastEntered, entriesKnownFrom)];
  return [...entry, ...otherRoutesWords(otherRoutes, nameOf), ...doubt].join(' ');
}

function entryWords(lastEntered: string | undefined, entriesKnownFrom: string): string {
  if (lastEntered === undefined) return 'Nicht in der Liste der Flüge auf dieser Strecke.';
  return lastEntered === ''
    ? `Zuletzt vor ${monthWords(entriesKnownFrom)} in die Liste der Flüge eingetragen.`
    : `Zuletzt ${inMonthWords(lastEntered)} in die Liste der Flüge eingetragen.`;
}

function otherRoutesWords(routes: readonly MarketQuery[], nameOf: NameOf): readonly string[] {
  if (routes.length === 0) return [];
  const place = (code: string) => named({ code, name: nameOf(code) ?? code });
  const told = routes
    .slice(0, MOST_ROUTES)
    .map(({ origin, destination }) => `${place(origin)} nach ${place(destination)}`);
  const more = routes.length - told.length;
  return [
    `Verzeichnet von ${told.join(', ')}${more > 0 ? ` und auf ${more === 1 ? 'einer weiteren Strecke' : `${more} weiteren Strecken`}` : ''}.`,
  ];
}
