import type { NotLoaded, Unavailable } from '@tim/estimator';
import type { Words } from './words.ts';

/**
 * Words that call carriers by name where they say why there is no estimate: "Qantas (QF) is not known to fly this route".
 *
 * @param nameOf - what a carrier is called; undefined where nobody knows
 */
export function withCarrierNames<Some extends Pick<Words, 'unavailable'>>(
  words: Some,
  nameOf: (code: string) => string | undefined,
): Some {
  const named = (code: string): string => {
    const name = nameOf(code);
    return name === undefined ? code : `${name} (${code})`;
  };
  const renamed = (unavailable: Unavailable | NotLoaded): Unavailable | NotLoaded => {
    if (unavailable.reason === 'NETWORK_NOT_LOADED') return unavailable;
    const { reason, value, carrierCodes } = unavailable;
    return {
      ...unavailable,
      value: reason === 'CARRIER_NOT_ON_ROUTE' ? named(value) : value,
      ...(carrierCodes && { carrierCodes: carrierCodes.map(named) }),
    };
  };
  return { ...words, unavailable: (unavailable) => words.unavailable(renamed(unavailable)) };
}
