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
  const doubt = isCarrierInDoubt ? ['No se sabe si su aerolínea transporta hoy pasajeros.'] : [];
  // Without the network pack nothing is known of the list.
  const entry = entriesKnownFrom === '' ? [] : [entryWords(lastEntered, entriesKnownFrom)];
  return [...entry, ...otherRoutesWords(otherRoutes, nameOf), ...doubt].join(' ');
}

function entryWords(lastEntered: string | undefined, entriesKnownFrom: string): string {
  if (lastEntered === undefined) return 'No está en la lista de vuelos de esta ruta.';
  return lastEntered === ''
    ? `Anotado por última vez en la lista de vuelos antes de ${monthWords(entriesKnownFrom)}.`
    : `Anotado por última vez en la lista de vuelos en ${monthWords(lastEntered)}.`;
}

function otherRoutesWords(routes: readonly MarketQuery[], nameOf: NameOf): readonly string[] {
  if (routes.length === 0) return [];
  const place = (code: string) => named({ code, name: nameOf(code) ?? code });
  const told = routes
    .slice(0, MOST_ROUTES)
    .map(({ origin, destination }) => `${place(origin)} a ${place(destination)}`);
  const more = routes.length - told.length;
  return [`Rutas en las que figura: ${told.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`];
}
