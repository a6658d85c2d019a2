import type { FlightEstimate, MarketQuery } from '@tim/estimator';
import { monthWords } from './month.ts';

/** Routes that are named; a number that is reused has dozens. */
const MOST_ROUTES = 4;

/** When a flight number was last entered in the list of flights, and whether its carrier is in doubt. */
export function numberListingWords({ numberListing }: Pick<FlightEstimate, 'numberListing'>): string {
  const { lastEntered, entriesKnownFrom, isCarrierInDoubt, otherRoutes = [] } = numberListing;
  const doubt = isCarrierInDoubt ? ['On ne sait pas si sa compagnie transporte aujourd’hui des passagers.'] : [];
  // Without the network pack nothing is known of the list.
  const entry = entriesKnownFrom === '' ? [] : [entryWords(lastEntered, entriesKnownFrom)];
  return [...entry, ...otherRoutesWords(otherRoutes), ...doubt].join(' ');
}

function entryWords(lastEntered: string | undefined, entriesKnownFrom: string): string {
  if (lastEntered === undefined) return 'Absent de la liste des vols de cette liaison.';
  return lastEntered === ''
    ? `Inscrit pour la dernière fois dans la liste des vols avant ${monthWords(entriesKnownFrom)}.`
    : `Inscrit pour la dernière fois dans la liste des vols en ${monthWords(lastEntered)}.`;
}

function otherRoutesWords(routes: readonly MarketQuery[]): readonly string[] {
  if (routes.length === 0) return [];
  const named = routes.slice(0, MOST_ROUTES).map(({ origin, destination }) => `${origin} – ${destination}`);
  const more = routes.length - named.length;
  return [`Il est répertorié sur ${named.join(', ')}${more > 0 ? ` et sur ${more} autres` : ''}.`];
}
