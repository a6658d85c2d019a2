import type { DistanceFactors } from './distance-factors.ts';

/** What the build writes, for a clone in which nothing is built yet. */
declare const factors: DistanceFactors;
export { factors as default };
