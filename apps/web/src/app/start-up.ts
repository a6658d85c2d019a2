/** What happens once, when the page comes alive and after. */

import type { PlatformSettings } from '../config/env.ts';

/**
 * An unknown path is answered with the not-found page: move the address to /404, as the specification wants,
 * without another request and without a step in the history.
 */
export function moveUnknownPathToNotFound(prerenderedPath: string | undefined): void {
  if (prerenderedPath === '/404' && window.location.pathname !== '/404') {
    window.history.replaceState(null, '', '/404');
  }
}

/** Whether the prerendered page is that of the address, a slash at its end aside. */
export function isPrerenderedFor(prerenderedPath: string | undefined, pathname: string): boolean {
  return prerenderedPath !== undefined && prerenderedPath === (pathname.replace(/\/+$/, '') || '/');
}

/** Longest to wait for an idle moment once the page is loaded [ms]. */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Start the hosted platform's further services once the page is loaded and idle: installations, performance
 * monitoring, attestation. Nothing is loaded or asked for when they are not set up, and nobody hears of it when the
 * platform cannot be reached, because the page works without them.
 */
export function startServicesWhenIdle(
  settings: PlatformSettings,
  load: () => Promise<{ readonly startPlatformServices: (settings: PlatformSettings) => Promise<void> }>,
): void {
  if (settings.app === undefined) {
    return;
  }
  const start = () => {
    load()
      .then(({ startPlatformServices }) => startPlatformServices(settings))
      .catch(() => undefined);
  };
  whenLoaded(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    } else {
      setTimeout(start);
    }
  });
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') {
    run();
  } else {
    window.addEventListener('load', run, { once: true });
  }
}
