import type { AircraftBasis, NamedCode, OperatedBy, Unavailable } from '@tim/estimator';
import type { Words } from './words.ts';

/**
 * Words that call carriers as a language does.
 *
 * @param nameOf - the name of a carrier in the language, by its code, where it has one of its own
 */
export function withOwnCarrierNames(words: Words, nameOf: (code: string) => string | undefined): Words {
  const named = ({ code, name }: NamedCode): NamedCode => ({ code, name: nameOf(code) ?? name });
  const found = (basis: AircraftBasis): AircraftBasis =>
    basis.kind === 'given' ? basis : { ...basis, carrierName: nameOf(basis.carrierCode) ?? basis.carrierName };
  const flown = (operatedBy: OperatedBy): OperatedBy => {
    if (operatedBy.kind === 'carrier') return operatedBy;
    const carrierName = nameOf(operatedBy.carrierCode) ?? operatedBy.carrierName;
    if (operatedBy.kind === 'carrier-not-listed') return { ...operatedBy, carrierName };
    return { ...operatedBy, carrierName, partnerName: nameOf(operatedBy.partnerCode) ?? operatedBy.partnerName };
  };
  const without = (unavailable: Unavailable): Unavailable => {
    const { notForPassengers } = unavailable;
    if (!notForPassengers) return unavailable;
    const { holderCode, holderName, successors } = notForPassengers;
    return {
      ...unavailable,
      notForPassengers: {
        ...notForPassengers,
        holderName: nameOf(holderCode) ?? holderName,
        successors: successors.map(named),
      },
    };
  };
  return {
    ...words,
    aircraftFound: ({ aircraft, operatedBy, inputs }) =>
      words.aircraftFound({ aircraft: { basis: found(aircraft.basis) }, operatedBy: flown(operatedBy), inputs }),
    notForPassengers: (unavailable) => words.notForPassengers(without(unavailable)),
  };
}
