import type { NamedCode, Unavailable } from '@tim/estimator';
import type { AircraftFound, Words } from './words.ts';

/**
 * Words that call carriers as a language does.
 *
 * @param ownName - what a carrier of an English name is called
 */
export function withOwnCarrierNames(words: Words, ownName: (englishName: string) => string): Words {
  const renamed = <Some extends object>(some: Some): Some => ({
    ...some,
    ...('carrierName' in some && { carrierName: ownName(String(some.carrierName)) }),
    ...('partnerName' in some && { partnerName: ownName(String(some.partnerName)) }),
  });
  const found = (estimate: AircraftFound): AircraftFound => ({
    ...estimate,
    aircraft: { basis: renamed(estimate.aircraft.basis) },
    operatedBy: renamed(estimate.operatedBy),
  });
  const named = ({ code, name }: NamedCode): NamedCode => ({ code, name: ownName(name) });
  const without = (unavailable: Unavailable): Unavailable => {
    const { notForPassengers } = unavailable;
    if (!notForPassengers) return unavailable;
    const { holderName, successors } = notForPassengers;
    return {
      ...unavailable,
      notForPassengers: { ...notForPassengers, holderName: ownName(holderName), successors: successors.map(named) },
    };
  };
  return {
    ...words,
    aircraftFound: (estimate) => words.aircraftFound(found(estimate)),
    notForPassengers: (unavailable) => words.notForPassengers(without(unavailable)),
  };
}
