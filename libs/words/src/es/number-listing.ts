import type { FlightEstimate, MarketQuery } from '@tim/estimator';
import { monthWords } from './month.ts';

/** Routes that are named; a number that is reused has dozens. */
const MOST_ROUTES = 4;

/** When a flight number was last entered in the list of flights, and whether its carrier is in doubt. */
export function numberListingWords({ numberListing }: Pick<FlightEstimate, 'numberListing'>): string {
  const { lastEntered, entriesKnownFrom, isCarrierInDoubt, otherRoutes = [] } = numberListing;
  const doubt = isCarrierInDoubt ? ['No se sabe si su aerolínea transporta hoy pasajeros.'] : [];
  // Without the network pack nothing is known of the list.
  const entry = entriesKnownFrom === '' ? [] : [entryWords(lastEntered, entriesKnownFrom)];
  return [...entry, ...otherRoutesWords(otherRoutes), ...doubt].join(' ');
}

function entryWords(lastEntered: string | undefined, entriesKnownFrom: string): string {
  if (lastEntered === undefined) return 'No está en la lista de vuelos de esta ruta.';
  return lastEntered === ''
    ? `Anotado por última vez en la lista de vuelos antes de ${monthWords(entriesKnownFrom)}.`
    : `Anotado por última vez en la lista de vuelos en ${monthWords(lastEntered)}.`;
}

function otherRoutesWords(routes: readonly MarketQuery[]): readonly string[] {
  if (routes.length === 0) return [];
  const named = routes.slice(0, MOST_ROUTES).map(({ origin, destination }) => `${origin} a ${destination}`);
  const more = routes.length - named.length;
  return [`Rutas en las que figura: ${named.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`];
}
