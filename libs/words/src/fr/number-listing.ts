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
  const doubt = isCarrierInDoubt ? ['On ne sait pas si sa compagnie transporte aujourd’hui des passagers.'] : [];
  // Without the network pack nothing is known of the list.
  const entry = entriesKnownFrom === '' ? [] : [entryWords(lastEntered, entriesKnownFrom)];
  return [...entry, ...otherRoutesWords(otherRoutes, nameOf), ...doubt].join(' ');
}

function entryWords(lastEntered: string | undefined, entriesKnownFrom: string): string {
  if (lastEntered === undefined) return 'Absent de la liste des vols de cette liaison.';
  return lastEntered === ''
    ? `Inscrit pour la dernière fois dans la liste des vols avant ${monthWords(entriesKnownFrom)}.`
    : `Inscrit pour la dernière fois dans la liste des vols en ${monthWords(lastEntered)}.`;
}

function otherRoutesWords(routes: readonly MarketQuery[], nameOf: NameOf): readonly string[] {
  if (routes.length === 0) return [];
  const place = (code: string) => named({ code, name: nameOf(code) ?? code });
  const told = routes
    .slice(0, MOST_ROUTES)
    .map(({ origin, destination }) => `${place(origin)} – ${place(destination)}`);
  const more = routes.length - told.length;
  return [`Il est répertorié sur ${told.join(', ')}${more > 0 ? ` et sur ${more} autres` : ''}.`];
}
