import { Skeleton } from '@chakra-ui/react';
import { later } from '../../shared/ui/later.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { MEET } from './texts.ts';

/** The ways to a place. It comes when there is an answer to draw; without it the page has everything else. */
export const MeetingMap = later(async () => (await import('../../shared/map/route-map.tsx')).RouteMap, {
  coming: <Skeleton aria-hidden="true" width="full" aspectRatio="2" />,
  Failed: () => <Text tone="muted">{MEET.map.missing}</Text>,
});
