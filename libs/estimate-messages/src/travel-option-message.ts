import type { OptionLeg, TravelOption } from '@tim/estimator';
import { OptionLeg as OptionLegMessage, TravelOption as TravelOptionMessage } from '@tim/messages';
import { basisOf, BUCKET, gramsMessage } from './flight-message.ts';

function legMessage(leg: OptionLeg): OptionLegMessage {
  const { origin, destination, carrierCode, carrierName, flightNumbers, aircraft, contrailsImpactBucket } = leg;
  return OptionLegMessage.fromPartial({
    market: { origin, destination },
    carrierCode,
    carrierName,
    flightNumbers: [...flightNumbers],
    ...(aircraft && {
      aircraft: {
        icaoAircraftType: aircraft.icaoAircraftType,
        name: aircraft.name,
        basis: basisOf(aircraft),
        ...('schedule' in aircraft.basis && { basisDetail: aircraft.basis.schedule }),
      },
    }),
    ...(contrailsImpactBucket && { contrailsImpactBucket: BUCKET[contrailsImpactBucket] }),
  });
}

const endsMessage = ({ low, high }: TravelOption['range']) => ({ low: gramsMessage(low), high: gramsMessage(high) });

/** A way to fly a market as a message. */
export function travelOptionMessage(option: TravelOption): TravelOptionMessage {
  return TravelOptionMessage.fromPartial({
    legs: option.legs.map(legMessage),
    emissionsGramsPerPax: gramsMessage(option.wellToWakeGramsPerPassenger),
    range: endsMessage(option.range),
    durationHours: option.durationHours,
    daysAYear: option.daysAYear,
    isInTypical: option.isInTypical,
  });
}
