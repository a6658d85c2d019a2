import { GLOBAL_DEFAULT_LOAD_FACTOR } from './global-default.ts';
import { mayBeAnotherCompanys, quarterOf } from './load-rule.ts';
import type { LoadRule } from './load-rule.ts';
import { logit, shareOfLogit } from './odds.ts';

/** Departures of a carrier in a region that count for half of the figure, the default for the rest [departures]. Our choice. */
const SHRINKAGE_DEPARTURES = 100;

/** A month of the quarter in which both months of T-100 lie. */
export const TRAFFIC_MONTH = 1;

/**
 * What a carrier reports of its flights between the US and the route's region (T-100), brought from winter to the quarter as US
 * carriers' load factors change there, and drawn towards the default.
 */
export const carrierInRegionLoad: LoadRule = (question, data) => {
  if (mayBeAnotherCompanys(question, data)) return undefined;
  const { traffic } = data.tables;
  const region = question.route.reported[0]?.region;
  const reported = region === undefined ? undefined : data.carrierInRegion(question.carrierCode, region);
  if (!reported || region === undefined) return undefined;
  const { departures, mean } = reported;
  const changeOfOdds =
    logit(traffic.regionLoadFactor(region, quarterOf(question.month))) -
    logit(traffic.regionLoadFactor(region, quarterOf(TRAFFIC_MONTH)));
  const inSeason = shareOfLogit(logit(mean) + changeOfOdds);
  const share = departures / (departures + SHRINKAGE_DEPARTURES);
  return {
    ...traffic.provenance,
    value: share * inSeason + (1 - share) * GLOBAL_DEFAULT_LOAD_FACTOR.value,
    basis: { kind: 'carrier-in-region', departures },
  };
};
