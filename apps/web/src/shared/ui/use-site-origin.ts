import { useHydrated } from './hydration.tsx';
import { parseSiteUrl } from '../../config/env.ts';

/** Stands in a page that is built without being told where it will be served. */
const ANY_ORIGIN = 'https://your-site.example';

/** Where this site is served: as the browser knows it, or, in a page no script has come to, as the build does. */
export function useSiteOrigin(): string {
  const isInBrowser = useHydrated();
  if (isInBrowser) {
    return window.location.origin;
  }
  return parseSiteUrl(import.meta.env) ?? ANY_ORIGIN;
}
