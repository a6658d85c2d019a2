/**
 * What happens once, before the page comes alive. The place for the hosted platform's further services (app
 * attestation, performance monitoring) and for the web-vitals reporter.
 */

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
