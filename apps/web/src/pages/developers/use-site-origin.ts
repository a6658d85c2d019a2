import { useHydrated } from '../../components/hydration.tsx';
import { parseSiteUrl } from '../../config/env.ts';

/** Stands in a prerendered page that does not know where it will be served. */
const ANY_ORIGIN = 'https://this-site.example';

/** Where this site is served. */
export function useSiteOrigin(): string {
  return useHydrated() ? window.location.origin : (parseSiteUrl(import.meta.env) ?? ANY_ORIGIN);
}
