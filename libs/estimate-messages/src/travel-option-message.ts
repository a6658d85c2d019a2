import type { OptionLeg, TravelOption } from '@tim/estimator';
import { OptionLeg as OptionLegMessage, TravelOption as TravelOptionMessage } from '@tim/messages';
import type { Words } from '@tim/words';
import { missingCabinsFields, standingMessage } from './standing-message.ts';
import { basisOf, BUCKET } from './flight-message.ts';

/** What a carrier is called; undefined where nobody knows better than the way itself. */
type CarrierName = (code: string) => string | undefined;

function legMessage(leg: OptionLeg, nameOf: CarrierName): OptionLegMessage {
  const { origin, destination, carrierCode, carrierName, flightNumbers, aircraft, contrailsImpactBucket } = leg;
  return OptionLegMessage.fromPartial({
    market: { origin, destination },
    carrierCode,
    carrierName: nameOf(carrierCode) ?? carrierName,
    flightNumbers: [...flightNumbers],
    ...(aircraft && {
      aircraft: {
        icaoAircraftType: aircraft.icaoAircraftType,
        name: aircraft.name,
        basis: basisOf(aircraft),
        ...('schedule' in aircraft.basis && { basisDetail: aircraft.basis.schedule }),
      },
    }),
    ...(leg.missingCabins && missingCabinsFields(leg.missingCabins)),
    ...(contrailsImpactBucket && { contrailsImpactBucket: BUCKET[contrailsImpactBucket] }),
  });
}

/** Whether a list counts the way: it is flown today, or likely is. */
const isShown = ({ standing: { value } }: TravelOption): boolean => value === 'current' || value === 'likely';

/**
 * The ways to fly a market as fields of its message: those that are flown today, and old or rare entries.
 *
 * @param words - of the sentences of the published API; the site's have none
 */
export const travelOptionFields = (
  options: readonly TravelOption[],
  nameOf: CarrierName = () => undefined,
  words?: Words,
) => ({
  options: options.filter(isShown).map((option) => travelOptionMessage(option, nameOf, words)),
  oldOptions: options.filter((option) => !isShown(option)).map((option) => travelOptionMessage(option, nameOf, words)),
});

/** A way to fly a market as a message. */
function travelOptionMessage(option: TravelOption, nameOf: CarrierName, words?: Words): TravelOptionMessage {
  return TravelOptionMessage.fromPartial({
    legs: option.legs.map((leg) => legMessage(leg, nameOf)),
    emissionsGramsPerPax: option.wellToWakeGramsPerPassenger,
    range: { low: option.range.low, high: option.range.high },
    durationHours: option.durationHours,
    daysAYear: option.daysAYear,
    isInTypical: option.isInTypical,
    isNearby: option.isNearby,
    otherAirports: [...option.otherAirports],
    standing: standingMessage(option.standing, words),
    missingCabins: [...option.missingCabins.cabins],
  });
}
