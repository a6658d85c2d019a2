import type { PassengerLoadBasis, Sourced } from '@tim/reference-data';
import { firstAnswer } from '../first-answer.ts';
import { CARRIER_TIERS, carrierOnRouteLoad } from './carrier-on-route.ts';
import { countedAbroadLoad } from './counted-abroad.ts';
import { countedAtHomeLoad } from './counted-at-home.ts';
import { countedCarrierLoad } from './counted-carrier.ts';
import { givenLoad } from './given.ts';
import type { LoadData, LoadQuestion, LoadRule } from './load-rule.ts';
import { publishedLoad } from './published.ts';

/** How full the flight is: the rules in the order they are tried. */
const TIERS: readonly LoadRule[] = [
  givenLoad,
  carrierOnRouteLoad,
  countedAbroadLoad,
  publishedLoad,
  countedAtHomeLoad,
  countedCarrierLoad,
  ...CARRIER_TIERS,
];

/** Occupied / available seats [1]. */
export function passengerLoadFactor(question: LoadQuestion, data: LoadData): Sourced<number, PassengerLoadBasis> {
  const load = firstAnswer(TIERS, question, data);
  if (!load) throw new RangeError('no rule gave a passenger load factor');
  return load;
}
