import { GLOBAL_DEFAULT_LOAD_FACTOR } from './global-default.ts';
import type { LoadRule } from './load-rule.ts';
import { publishedLoad } from './published.ts';
import { logit, shareOfLogit } from './odds.ts';

/**
 * Departures with which what was counted weighs as much as what the carrier publishes of all its flights [departures]. Of 0, 10, 30, 100,
 * 300 and 1000, 10 told the loads of 2025 on flights to Australia best from those of 2023 and 2024, by airline, country and month
 * (root mean square error 0.062; 0.100 by what carriers publish and the default).
 */
const SHRINKAGE_DEPARTURES = 10;

/** What a country counts of the carrier's flights between it and another, in the direction and month (Australia). */
export const countedAbroadLoad: LoadRule = (question, data) => {
  const { carrierCode, route, month } = question;
  const { australiaTraffic } = data.tables;
  const counted = australiaTraffic.load(carrierCode, route.origin, route.destination, month);
  if (!counted) return undefined;
  const { value: wider } = publishedLoad(question, data) ?? GLOBAL_DEFAULT_LOAD_FACTOR;
  const share = counted.departures / (counted.departures + SHRINKAGE_DEPARTURES);
  return {
    ...australiaTraffic.provenance,
    value: shareOfLogit(share * logit(counted.value) + (1 - share) * logit(wider)),
    basis: { kind: 'carrier-between-countries', departures: counted.departures },
  };
};
