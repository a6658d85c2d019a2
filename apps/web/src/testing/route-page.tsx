import { ChakraProvider } from '@chakra-ui/react';
import type { Market } from '@tim/messages';
import { MarketPanel } from '../features/calculator/market-panel.tsx';
import { FinderProvider, type Finder } from '../shared/find/finder.tsx';
import { useDraft } from '../shared/form/use-draft.ts';
import { system } from '../theme/system.ts';
import { SMALL_FINDER } from './small-finder.ts';

type RouteProps = {
  readonly loadFinder?: (() => Promise<Finder>) | undefined;
  readonly onSubmit?: ((market: Market) => void) | undefined;
};

function Route({ onSubmit = () => undefined }: RouteProps) {
  return <MarketPanel draft={useDraft([])} onSubmit={onSubmit} />;
}

/** The form for a route, alone, with what finds its places. */
export function routePage({ loadFinder = () => Promise.resolve(SMALL_FINDER), onSubmit }: RouteProps = {}) {
  return (
    <ChakraProvider value={system}>
      <FinderProvider loadFinder={loadFinder}>
        <Route onSubmit={onSubmit} />
      </FinderProvider>
    </ChakraProvider>
  );
}
