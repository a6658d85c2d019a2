import { formatMarketItinerary } from '@tim/itinerary';
import type { Market, UnavailableDetail } from '@tim/messages';
import { TextLink } from '../text-link.tsx';
import { Text } from '../typography.tsx';
import { successorRoute } from './successor-route.ts';

type SuccessorLinkProps = { readonly asked: Market; readonly detail: UnavailableDetail };

/** Leads from a flight that nobody can take to who flies there now. */
export function SuccessorLink({ asked, detail }: SuccessorLinkProps) {
  const route = successorRoute(asked, detail);
  return (
    <Text mt="2">
      <TextLink to={`/lookup/route?itinerary=${formatMarketItinerary(route)}`}>
        Who flies from {route.origin} to {route.destination} now
      </TextLink>
    </Text>
  );
}
