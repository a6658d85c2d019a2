import type { DistanceFactorRule } from './distance-rule.ts';

/** The factor of the airports, else of their countries, else of all flights (GAIA): the table has the three apart. */
export const publishedDistanceFactor: DistanceFactorRule = ({ route }, { tables }) =>
  tables.distanceFactors.find(route.origin, route.destination);
