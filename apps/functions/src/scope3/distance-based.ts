import { gramsByDistance } from '@tim/batch';
import factors from '@tim/batch/distance-factors.json' with { type: 'json' };

/** Well-to-wake emissions of one passenger of whom only the distance is known [g CO2e], by the factors of the build. */
export const distanceBasedGrams = gramsByDistance(factors);
