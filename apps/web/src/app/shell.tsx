import { Box, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CALCULATOR } from '../features/calculator/texts.ts';
import { later } from '../shared/ui/later.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffers } from './language-offers.tsx';
import { APP } from './texts.ts';
import { useArrival } from './use-arrival.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** No page needs them to be shown. */
const SiteNotices = later(async () => (await import('./site-notices.tsx')).SiteNotices, { Failed: () => null });

/** What stands around every page. */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useKeptPlace();
  const hasBackgroundImage = pathname === '/';
  return (
    <Flex direction="column" minHeight="100dvh">
      <Box
        asChild
        position="fixed"
        top="2"
        insetInlineStart="2"
        zIndex="skip"
        px="4"
        py="3"
        borderRadius="md"
        bg="primary"
        color="primary.contrast"
        fontWeight="medium"
        transform="translateY(-200%)"
        _focus={{ transform: 'none' }}
        _print={{ display: 'none' }}
      >
        <a href="#main">{APP.skip}</a>
      </Box>
      <Header variant={hasBackgroundImage ? 'background-image' : 'solid'} />
      <Flex asChild direction="column" flexGrow="1" minWidth="0">
        <main id="main" ref={main} tabIndex={-1}>
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </Flex>
      {/* At the window's lower edge, until the page's own end, where they move nothing and never cover one another. */}
      <Box position="sticky" bottom="0" zIndex="1" _print={{ display: 'none' }}>
        <SiteNotices />
        <LanguageOffers />
      </Box>
      <Footer
        variant={hasBackgroundImage ? 'background-image' : 'background-none'}
        {...(pathname.startsWith('/lookup/') && { extraLink: CALCULATOR.licence })}
      />
    </Flex>
  );
}
