import type { MissingCabins, RouteStanding, Standing } from '@tim/estimator';
import { RouteStanding as RouteStandingMessage, RouteStandingValue } from '@tim/messages';
import type { Words } from '@tim/words';

const VALUES: Readonly<Record<RouteStanding, RouteStandingValue>> = {
  current: RouteStandingValue.ROUTE_STANDING_CURRENT,
  likely: RouteStandingValue.ROUTE_STANDING_LIKELY,
  old: RouteStandingValue.ROUTE_STANDING_OLD,
  'not-flown': RouteStandingValue.ROUTE_STANDING_NOT_FLOWN,
};

/**
 * Whether a carrier's route is flown today as a message.
 *
 * @param words - of the sentence beside the codes; none without
 */
export function standingMessage({ value, basis }: Standing, words?: Words): RouteStandingMessage {
  return RouteStandingMessage.fromPartial({
    value: VALUES[value],
    why: basis.kind,
    ...(words && { explanation: words.standing({ basis }) }),
    ...('lastEntered' in basis && { month: basis.lastEntered }),
    ...('through' in basis && { month: basis.through }),
    ...('airportCode' in basis && { airportCode: basis.airportCode }),
    ...('use' in basis && { airportUse: basis.use }),
    ...('carrierCode' in basis && { carrierCode: basis.carrierCode }),
  });
}

/** The cabins that an aircraft has not, and whether that is known of its very layout, as fields of a message. */
export const missingCabinsFields = ({ cabins, isLayoutKnown }: MissingCabins) => ({
  missingCabins: [...cabins],
  isLayoutKnown,
});
