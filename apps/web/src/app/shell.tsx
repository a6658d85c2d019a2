import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CALCULATOR } from '../content/calculator.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useArrival } from './use-arrival.ts';

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } });
const Main = chakra('main', { base: { display: 'flex', flexDirection: 'column', flexGrow: '1', minWidth: '0' } });
const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'primary',
    color: 'primary.contrast',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    _print: { display: 'none' },
  },
});

/** What stands around every page. */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    // No page needs them to be shown.
    import('./site-notices.tsx').then(({ SiteNotices }) => setNotices(() => SiteNotices)).catch(() => undefined);
  }, []);
  const hasBackgroundImage = pathname === '/';
  return (
    <Page>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <Header variant={hasBackgroundImage ? 'background-image' : 'solid'} />
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Outlet />
        </ErrorBoundary>
      </Main>
      {Notices && <Notices />}
      <Footer
        variant={hasBackgroundImage ? 'background-image' : 'background-none'}
        {...(pathname.startsWith('/lookup/') && { extraLink: CALCULATOR.licence })}
      />
    </Page>
  );
}
