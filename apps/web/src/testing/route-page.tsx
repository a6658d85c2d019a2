import { ChakraProvider } from '@chakra-ui/react';
import type { ItineraryEntry } from '@tim/itinerary';
import type { Market } from '@tim/messages';
import { MarketPanel } from '../features/calculator/market-panel.tsx';
import { FinderProvider, type Finder } from '../shared/find/finder.tsx';
import { useDraft } from '../shared/form/use-draft.ts';
import { system } from '../theme/system.ts';
import { SMALL_FINDER } from './small-finder.ts';

type RouteProps = {
  readonly loadFinder?: (() => Promise<Finder>) | undefined;
  readonly onSubmit?: ((market: Market) => void) | undefined;
  /** Of the address. */
  readonly entries?: readonly ItineraryEntry[];
};

function Route({ onSubmit = () => undefined, entries = [] }: RouteProps) {
  return <MarketPanel draft={useDraft(entries)} onSubmit={onSubmit} />;
}

/** The form for a route, alone, with what finds its places. */
export function routePage({ loadFinder = () => Promise.resolve(SMALL_FINDER), ...route }: RouteProps = {}) {
  return (
    <ChakraProvider value={system}>
      <FinderProvider loadFinder={loadFinder}>
        <Route {...route} />
      </FinderProvider>
    </ChakraProvider>
  );
}
