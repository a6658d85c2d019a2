import { requireNumber } from './require-number.ts';

/** Distance at which the two fitted lines meet [km]. */
const TURN_KM = 2700;

/**
 * Slowest flight from ramp to ramp [km/h]. The fitted 43 minutes are too long for hops between islands, which would not pass the
 * method's 75 km/h: T-100 counts 12 to 30 minutes for 47 km (STT-EIS) and 39 to 43 for 98 km (FLL-BIM). Our choice.
 */
const SLOWEST_KM_PER_HOUR = 100;

/**
 * Block time of a flight by its great-circle distance, ramp to ramp.
 *
 *   t = min(d / 100 km/h, 43 min + min(d, 2700 km) / 780 km/h + max(0, d − 2700 km) / 897 km/h)
 *
 * Fitted by least squares, weighted by departures, to 5422 carrier, route and type rows of US BTS T-100 (January 2024 and
 * February 2026, 4 departures and 30 seats or more): median absolute error 5 to 6 %.
 *
 * @param greatCircleKm - d [km], >= 0
 * @returns t [h]
 * @throws RangeError if `greatCircleKm` is negative or not finite
 */
export function blockTimeHours(greatCircleKm: number): number {
  requireNumber('greatCircleKm', greatCircleKm, 0, Number.MAX_VALUE);
  const fittedHours = 43 / 60 + Math.min(greatCircleKm, TURN_KM) / 780 + Math.max(0, greatCircleKm - TURN_KM) / 897;
  return Math.min(greatCircleKm / SLOWEST_KM_PER_HOUR, fittedHours);
}
