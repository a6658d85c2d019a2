import type { CarrierSearch, ListedRoute, PlaceSearch } from '@tim/find';
import { createContext, startTransition, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { once } from '../once.ts';

/** Knows places, carriers and flight numbers. */
export type Finder = {
  readonly places: PlaceSearch;
  readonly carriers: CarrierSearch;
  /** Rising; none where the carrier is not known to fly the route. */
  readonly flightNumbers: (carrierCode: string, origin: string, destination: string) => Promise<readonly number[]>;
  /** Where a flight number is listed, the busiest first; only routes between places that are known. */
  readonly routesOfNumber: (carrierCode: string, flightNumber: string) => Promise<readonly ListedRoute[]>;
};

type FinderState = {
  /** Undefined until it is loaded; what needs it does without. */
  readonly finder: Finder | undefined;
  /** Have it loaded, once. */
  readonly load: () => void;
};

const FinderContext = createContext<FinderState>({ finder: undefined, load: () => undefined });

type FinderProviderProps = {
  readonly loadFinder: () => Promise<Finder>;
  readonly children: ReactNode;
};

/** Has the finder loaded when the first field asks for it. One that does not come is asked for again by the next. */
export function FinderProvider({ loadFinder, children }: FinderProviderProps) {
  const [finder, setFinder] = useState<Finder>();
  const loadOnce = useMemo(() => once(loadFinder), [loadFinder]);
  const load = useCallback(() => {
    loadOnce().then(
      (loaded) => startTransition(() => setFinder(loaded)),
      () => undefined,
    );
  }, [loadOnce]);
  return <FinderContext value={useMemo(() => ({ finder, load }), [finder, load])}>{children}</FinderContext>;
}

export function useFinder(): FinderState {
  return useContext(FinderContext);
}
