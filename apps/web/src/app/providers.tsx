import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { ApiProvider } from '../shared/api/api-context.tsx';
import type { EmissionsApi } from '../shared/api/emissions-api.ts';
import { ThisDeviceContext, type ThisDevice } from '../shared/compute/this-device.ts';
import { FinderProvider, type Finder } from '../shared/find/finder.tsx';
import { FooterNoteProvider } from '../shared/ui/footer-note.tsx';
import { HydrationProvider } from '../shared/ui/hydration.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

type ProvidersProps = {
  /** Made in theme/: an argument, because making it takes long enough to be a task of its own. */
  readonly system: SystemContext;
  readonly styleCache: EmotionCache;
  readonly api: EmissionsApi;
  readonly device?: ThisDevice;
  /** Loads what finds places by name, when the first field asks for it. */
  readonly loadFinder?: () => Promise<Finder>;
  /** Whether the page stands already, as it was prerendered. */
  readonly isPrerendered?: boolean;
  readonly children: ReactNode;
};

/** As long as nothing else is known, a field is a field. */
const noFinder = () => new Promise<Finder>(() => undefined);

/** What every component may rely on: the theme, the data operations, the footer's note. */
export function Providers({
  system,
  styleCache,
  api,
  device,
  loadFinder = noFinder,
  isPrerendered = false,
  children,
}: ProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <ErrorBoundary>
          <ApiProvider api={api}>
            <ThisDeviceContext value={device}>
              <HydrationProvider isPrerendered={isPrerendered}>
                <FinderProvider loadFinder={loadFinder}>
                  <FooterNoteProvider>{children}</FooterNoteProvider>
                </FinderProvider>
              </HydrationProvider>
            </ThisDeviceContext>
          </ApiProvider>
        </ErrorBoundary>
      </ChakraProvider>
    </CacheProvider>
  );
}
