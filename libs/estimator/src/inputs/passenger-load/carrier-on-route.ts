import { firstAnswer } from '../first-answer.ts';
import { carrierInRegionLoad, TRAFFIC_MONTH } from './carrier-in-region.ts';
import { usCarrierLoad } from './carrier.ts';
import { globalDefaultLoad } from './global-default.ts';
import { meanLoadFactor } from './load-data.ts';
import type { LoadRule } from './load-rule.ts';
import { logit, shareOfLogit } from './odds.ts';

/**
 * Departures of a route's own figure that count for half of how it differs from the carrier's [departures]. From how a
 * carrier's route in one month tells the other month, of T-100 itself: load factors correlate by 0.47.
 */
const SHRINKAGE_DEPARTURES = 30;

/** The carrier's load factor, not of the route alone: the rules in the order they are tried. */
export const CARRIER_TIERS: readonly LoadRule[] = [usCarrierLoad, carrierInRegionLoad, globalDefaultLoad];

/** What the carrier reports of the route in winter (T-100), brought to the month as the carrier's load factor changes. */
export const carrierOnRouteLoad: LoadRule = (question, data) => {
  const { carrierCode, route } = question;
  if (route.reported.length === 0) return undefined;
  const reported = meanLoadFactor(route.reported.filter((row) => row.carrierCode === carrierCode));
  const thisMonth = reported && firstAnswer(CARRIER_TIERS, question, data);
  const inWinter = reported && firstAnswer(CARRIER_TIERS, { ...question, month: TRAFFIC_MONTH }, data);
  if (!thisMonth || !inWinter) return undefined;
  const { departures, mean } = reported;
  const share = departures / (departures + SHRINKAGE_DEPARTURES);
  const difference = logit(mean) - logit(inWinter.value);
  return {
    ...data.tables.traffic.provenance,
    value: shareOfLogit(logit(thisMonth.value) + share * difference),
    basis: { kind: 'carrier-on-route', departures },
  };
};
