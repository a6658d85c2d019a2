import { partLoadedBefore } from '../../components/part-loaded-before.tsx';

export const { Part: RouteResult, load: loadRouteResult } = partLoadedBefore(
  async () => (await import('./route-result.tsx')).RouteResult,
);
