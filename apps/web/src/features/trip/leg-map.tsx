import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { Text } from '../../components/typography.tsx';
import { TRIP } from '../../content/trip.ts';
import type { LegEnds } from './trip-shape.ts';

/** Land, places and what draws them come when there is a trip to draw. Without them the page has everything else. */
const TripMap = lazy(async () => ({
  default: await import('./map/trip-map.tsx').then(
    (map): ComponentType<LegMapProps> => map.TripMap,
    (): ComponentType<LegMapProps> => MapMissing,
  ),
}));

type LegMapProps = { readonly legs: readonly LegEnds[] };

/** Where the legs lead. */
export function LegMap({ legs }: LegMapProps) {
  return (
    <Suspense fallback={<Skeleton aria-hidden="true" width="full" aspectRatio="2" />}>
      <TripMap legs={legs} />
    </Suspense>
  );
}

function MapMissing() {
  return <Text tone="muted">{TRIP.mapMissing}</Text>;
}
