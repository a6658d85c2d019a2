import type { ListedRoute } from '@tim/find';
import { useEffect, useState } from 'react';
import { useFinder } from './finder.tsx';
import { JOIN } from '../join.ts';
import { useLatest } from '../use-latest.ts';

/** A number that is reused has more; the busiest stand first. */
const MOST_ROUTES = 4;

/** A route with its ends as they are called: "Zurich (ZRH)". */
export type NamedRoute = ListedRoute & { readonly from: string; readonly to: string };

/**
 * Where a flight number is listed, the busiest first; none until that is known.
 *
 * @param isWanted - whether to look; the search is loaded for it
 */
export function useListedRoutes(carrierCode: string, flightNumber: string, isWanted: boolean): readonly NamedRoute[] {
  const { finder, load } = useFinder();
  const flight = `${carrierCode} ${flightNumber}`;
  const [known, setKnown] = useState<{ readonly flight: string; readonly routes: readonly ListedRoute[] }>();

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const begin = useLatest();
  useEffect(() => {
    const signal = begin();
    if (!isWanted || finder === undefined) return;
    finder.routesOfNumber(carrierCode, flightNumber).then(
      (routes) => {
        if (!signal.aborted) setKnown({ flight, routes });
      },
      // Without them the route is typed.
      () => undefined,
    );
  }, [begin, isWanted, finder, carrierCode, flightNumber, flight]);

  if (!isWanted || known?.flight !== flight) return [];
  const named = (code: string) => JOIN.aside(finder?.places.named(code)?.cityName ?? '', code);
  return known.routes
    .slice(0, MOST_ROUTES)
    .map((route) => ({ ...route, from: named(route.origin), to: named(route.destination) }));
}
