import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { ApiProvider } from '../api/api-context.tsx';
import type { EmissionsApi } from '../api/emissions-api.ts';
import { FooterNoteProvider } from '../components/footer-note.tsx';
import { system } from '../theme/system.ts';
import { ErrorBoundary } from './error-boundary.tsx';

type ProvidersProps = {
  readonly styleCache: EmotionCache;
  readonly api: EmissionsApi;
  readonly children: ReactNode;
};

/** What every component may rely on: the theme, the two data operations, the footer's note. */
export function Providers({ styleCache, api, children }: ProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <ErrorBoundary>
          <ApiProvider api={api}>
            <FooterNoteProvider>{children}</FooterNoteProvider>
          </ApiProvider>
        </ErrorBoundary>
      </ChakraProvider>
    </CacheProvider>
  );
}
