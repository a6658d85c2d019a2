import { useHydrated } from '../../components/use-hydrated.ts';

/** Stands in the prerendered page, which does not know where it will be served. */
const ANY_ORIGIN = 'https://this-site.example';

/** Where this site is served. */
export function useSiteOrigin(): string {
  return useHydrated() ? window.location.origin : ANY_ORIGIN;
}
