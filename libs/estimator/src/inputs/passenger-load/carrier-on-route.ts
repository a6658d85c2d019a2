import type { PassengerLoadBasis, Sourced } from '@tim/reference-data';
import { carrierInRegionLoad, TRAFFIC_MONTH } from './carrier-in-region.ts';
import { usCarrierLoad } from './carrier.ts';
import { GLOBAL_DEFAULT_LOAD_FACTOR } from './global-default.ts';
import { meanLoadFactor } from './load-data.ts';
import type { LoadData, LoadQuestion, LoadRule } from './load-rule.ts';
import { logit, shareOfLogit } from './odds.ts';

/**
 * Departures of a route's own figure that count for half of how it differs from the carrier's [departures]. The figure is of two
 * winter months and says little of another season: beside published economy figures of summer on 63 routes the root mean square
 * error is 12.3 % with 30, 11.4 % with 100, 11.3 % with 300 and 1000, and 11.4 % without the route's own. One month tells the same
 * month of another year better than that (T-100: load factors correlate by 0.47, which is 30).
 */
const SHRINKAGE_DEPARTURES = 300;

/** The carrier's load factor, not of the route alone; else the method's default. */
export const carrierLoad = (question: LoadQuestion, data: LoadData): Sourced<number, PassengerLoadBasis> =>
  usCarrierLoad(question, data) ?? carrierInRegionLoad(question, data) ?? GLOBAL_DEFAULT_LOAD_FACTOR;

/** What the carrier reports of the route in winter (T-100), brought to the month as the carrier's load factor changes. */
export const carrierOnRouteLoad: LoadRule = (question, data) => {
  const { carrierCode, route } = question;
  if (route.reported.length === 0) return undefined;
  const reported = meanLoadFactor(route.reported.filter((row) => row.carrierCode === carrierCode));
  if (!reported) return undefined;
  const { departures, mean } = reported;
  const thisMonth = carrierLoad(question, data);
  const inWinter = carrierLoad({ ...question, month: TRAFFIC_MONTH }, data);
  const share = departures / (departures + SHRINKAGE_DEPARTURES);
  const difference = logit(mean) - logit(inWinter.value);
  return {
    ...data.tables.traffic.provenance,
    value: shareOfLogit(logit(thisMonth.value) + share * difference),
    basis: { kind: 'carrier-on-route', departures },
  };
};
