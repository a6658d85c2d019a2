import { Skeleton } from '@chakra-ui/react';
import { later } from '../../shared/ui/later.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { TRIP } from './texts.ts';

/** Where the legs lead. Land, places and what draws them come when there is a trip to draw; without them the page has everything else. */
export const LegMap = later(async () => (await import('../../shared/map/route-map.tsx')).RouteMap, {
  coming: <Skeleton aria-hidden="true" width="full" aspectRatio="2" />,
  Failed: () => <Text tone="muted">{TRIP.mapMissing}</Text>,
});
