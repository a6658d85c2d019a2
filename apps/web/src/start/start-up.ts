/** What happens once, when the page comes alive and after. */

import type { PlatformSettings } from '../config/env.ts';
import { addressOf, isPrerenderedFor, LATE_ID, PAGES, ROOT_ELEMENT_ID } from '../config/pages.ts';
import { whenLoaded } from '../shared/when-idle.ts';

/** Dispatched on the document when the application listens to what the visitor does. */
export const LISTENING_EVENT = 'application-listening';

/** Aborted when the application listens. */
export function untilItListens(): AbortSignal {
  const controller = new AbortController();
  document.addEventListener(LISTENING_EVENT, () => controller.abort());
  return controller.signal;
}

/** Say that the page is not ready to be used. An application that comes later takes it back. */
export function tellThatLate(): void {
  document.getElementById(LATE_ID)?.removeAttribute('hidden');
}

/**
 * An unknown path is answered with the not-found page: move the address to /404, as the specification wants,
 * without another request and without a step in the history. The platform has one such page, in English: below another
 * language's path the visitor is led to that language's own.
 */
export function moveUnknownPathToNotFound(prerenderedPath: string | undefined): void {
  if (prerenderedPath === addressOf(PAGES.notFound) && window.location.pathname !== prerenderedPath) {
    const [, language] = window.location.pathname.split('/');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    const own = links.find(({ hreflang }) => hreflang === language);
    if (own) window.location.replace(own.href);
    else window.history.replaceState(null, '', prerenderedPath);
  }
}

/**
 * A page of content that was reached within the application, and then loaded as a whole, has the application's pages
 * before it in the history: going back to one changes the address alone, and the page has to be asked for.
 */
export function leaveForOtherPage(): void {
  if (!isPrerenderedFor(document.getElementById(ROOT_ELEMENT_ID)?.dataset['path'], window.location.pathname)) {
    window.location.reload();
  }
}

/** Run something once the whole page can be read by scripts: those in its head run before that. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/**
 * Start the hosted platform's services: where there is an application with it, elsewhere once the page is idle and if
 * they are set up. Nobody hears of it when the platform cannot be reached, because the page works without them.
 */
export function startServices(
  settings: PlatformSettings,
  load: () => Promise<{ readonly startPlatformServices: (settings: PlatformSettings) => Promise<void> }>,
): void {
  load()
    .then(({ startPlatformServices }) => startPlatformServices(settings))
    .catch(() => undefined);
}

/** Run something once the page has been painted, or is loaded where the browser does not tell of paints. */
export function afterPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    whenLoaded(run);
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      run();
    }
  });
  observer.observe({ type: 'paint', buffered: true });
}
