import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Both modes are one screen: changing between them is no arrival. */
function screenOf(pathname: string): string {
  return pathname.startsWith('/lookup/') ? '/lookup' : pathname;
}

/**
 * What a browser does when it loads a page, done for a change of page within the site: start at the top, and let
 * the keyboard and the screen reader start at the content. Going back keeps the browser's own scroll position.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isGoingBackOrForward = useNavigationType() === NavigationType.Pop;
  const screen = screenOf(pathname);
  const shownScreen = useRef(screen);
  useEffect(() => {
    if (shownScreen.current === screen) {
      return;
    }
    shownScreen.current = screen;
    main.current?.focus({ preventScroll: true });
    if (!isGoingBackOrForward) {
      window.scrollTo(0, 0);
    }
  }, [screen, isGoingBackOrForward, main]);
}
