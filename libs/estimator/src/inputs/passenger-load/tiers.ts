import type { PassengerLoadBasis, Sourced } from '@tim/reference-data';
import { firstAnswer } from '../first-answer.ts';
import { given } from '../given.ts';
import { carrierLoad, carrierOnRouteLoad } from './carrier-on-route.ts';
import { countedAbroadLoad } from './counted-abroad.ts';
import { countedAtHomeLoad } from './counted-at-home.ts';
import { countedCarrierLoad } from './counted-carrier.ts';
import type { LoadData, LoadQuestion, LoadRule } from './load-rule.ts';
import { publishedLoad } from './published.ts';

/** How full the flight is: the rules in the order they are tried, before what is known of the carrier as a whole. */
const TIERS: readonly LoadRule[] = [
  (question) => given(question.given),
  carrierOnRouteLoad,
  countedAbroadLoad,
  publishedLoad,
  countedAtHomeLoad,
  countedCarrierLoad,
];

/** Occupied / available seats [1]. */
export const passengerLoadFactor = (question: LoadQuestion, data: LoadData): Sourced<number, PassengerLoadBasis> =>
  firstAnswer(TIERS, question, data) ?? carrierLoad(question, data);
