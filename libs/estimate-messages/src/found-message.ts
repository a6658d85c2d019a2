import type { AircraftBasis, FlightEstimate, NamedCarrier, NumberListing, OperatedBy } from '@tim/estimator';
import {
  AircraftFound as AircraftFoundMessage,
  CabinFound as CabinFoundMessage,
  NumberListing as NumberListingMessage,
  OperatedBy as OperatedByMessage,
} from '@tim/messages';
import type { NamedCode } from '@tim/messages';
import type { OwnNames } from './own-names.ts';

type NameOf = OwnNames['carrier'];

const named = (code: string, name: string, nameOf: NameOf): NamedCode => ({ code, name: nameOf(code) ?? name });

const carrierOf = ({ carrierCode, carrierName }: NamedCarrier, nameOf: NameOf): NamedCode =>
  named(carrierCode, carrierName, nameOf);

/** How the aircraft was found, who flies it and which cabin it has, as a message: in codes, with the names of carriers. */
export function aircraftFoundMessage(
  { aircraft, operatedBy, inputs }: Pick<FlightEstimate, 'aircraft' | 'operatedBy' | 'inputs'>,
  nameOf: NameOf,
): AircraftFoundMessage {
  return AircraftFoundMessage.fromPartial({
    ...basisFields(aircraft.basis, nameOf),
    operatedBy: operatedByMessage(operatedBy, nameOf),
    cabin: cabinMessage(inputs.seatsPerClass),
  });
}

function basisFields(basis: AircraftBasis, nameOf: NameOf): Partial<AircraftFoundMessage> {
  if (basis.kind === 'given') return { kind: basis.kind };
  const carrier = carrierOf(basis, nameOf);
  if (basis.kind === 'family-default') return { kind: basis.kind, family: basis.family, carrier };
  const { kind, family, schedule, isMiddleOfSeveral, isFleetKnown } = basis;
  return { kind, family, schedule, isMiddleOfSeveral, isFleetKnown, carrier };
}

function operatedByMessage(operatedBy: OperatedBy, nameOf: NameOf): OperatedByMessage {
  return OperatedByMessage.fromPartial({
    kind: operatedBy.kind,
    ...('carrierCode' in operatedBy && { carrier: carrierOf(operatedBy, nameOf) }),
    ...('partnerCode' in operatedBy && {
      partner: named(operatedBy.partnerCode, operatedBy.partnerName, nameOf),
    }),
  });
}

function cabinMessage({
  basis,
  sourceVersion,
  dataCategory,
}: FlightEstimate['inputs']['seatsPerClass']): CabinFoundMessage {
  return CabinFoundMessage.fromPartial({
    kind: basis.kind,
    sourceVersion,
    dataCategory,
    ...('layouts' in basis && { layouts: [...basis.layouts] }),
    ...('isScaledToReportedTotal' in basis && { isScaledToReportedTotal: basis.isScaledToReportedTotal }),
    ...('isSharedOut' in basis && { isSharedOut: basis.isSharedOut }),
  });
}

/** What the list of flights has of a flight number, as a message. */
export function numberListingMessage({ otherRoutes = [], ...listing }: NumberListing): NumberListingMessage {
  return NumberListingMessage.fromPartial({ ...listing, otherRoutes: [...otherRoutes] });
}
