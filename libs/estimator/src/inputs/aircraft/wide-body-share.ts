/** A route of a carrier with the seats its flights had there. */
export type SeatedRoute = {
  readonly greatCircleKm: number;
  /** Mean seats a flight. */
  readonly meanSeats: number;
};

/**
 * Great-circle distance at which carriers of both bodies fly as many wide bodies as narrow ones, and how wide the turn is [km]:
 * of flights to and from the US wide bodies are 3 % between 4000 and 5000 km and 75 % between 5000 and 6000 km. Source: US BTS
 * T-100 international segment, January 2024 and February 2026.
 */
const WIDE_BODY_FROM_KM = 5000;
const WIDE_BODY_TURN_KM = 400;

/**
 * How much a carrier's other routes of similar length count: by a bell curve of this width over the logarithm of the distances'
 * ratio [1], beside so many routes of all carriers. On 36 812 routes of 126 carriers, each route and its way back left out,
 * widths of 0.15 to 0.4 did about as well (log loss 0.218 to 0.222 beside two routes of all; 0.401 without the carrier's routes;
 * OpenTravelData, 2016-17). On 338 routes of carriers from outside the US in February 2026, 10 and 30 did best of 2 to 100 (log
 * loss 0.169; 0.189 without the carrier's routes; US BTS T-100).
 */
const DISTANCE_LOG_WIDTH = 0.25;
const ROUTES_OF_ALL = 10;

/**
 * A carrier's share is worked out at distances from 100 km up, each longer than the one before by this logarithm [1]. Our choice.
 */
const FIRST_KM = 100;
const LOG_STEP = 0.1;
const STEPS = Math.ceil(Math.log(20_000 / FIRST_KM) / LOG_STEP) + 1;

/** Share of wide bodies among the flights of carriers of both at a distance [1]. */
export const wideBodyShareOfAll = (greatCircleKm: number): number =>
  1 / (1 + Math.exp(-(greatCircleKm - WIDE_BODY_FROM_KM) / WIDE_BODY_TURN_KM));

/**
 * Share of wide bodies among a carrier's flights by distance [1], from the seats of its routes.
 *
 * @param narrowSeats - mean seats of its narrow bodies
 * @param wideSeats - mean seats of its wide ones, more than those
 */
export function wideBodyShareOf(
  routes: readonly SeatedRoute[],
  narrowSeats: number,
  wideSeats: number,
): (greatCircleKm: number) => number {
  const told = routes.map(({ greatCircleKm, meanSeats }) => ({
    logKm: Math.log(greatCircleKm),
    share: Math.min(1, Math.max(0, (meanSeats - narrowSeats) / (wideSeats - narrowSeats))),
  }));
  const shares = Array.from({ length: STEPS }, (_, step) => {
    const logKm = Math.log(FIRST_KM) + step * LOG_STEP;
    let count = ROUTES_OF_ALL;
    let wide = ROUTES_OF_ALL * wideBodyShareOfAll(Math.exp(logKm));
    for (const route of told) {
      const widths = (route.logKm - logKm) / DISTANCE_LOG_WIDTH;
      const likeness = Math.exp(-0.5 * widths * widths);
      count += likeness;
      wide += likeness * route.share;
    }
    return wide / count;
  });
  return (greatCircleKm) => {
    const step = Math.round(Math.log(Math.max(FIRST_KM, greatCircleKm) / FIRST_KM) / LOG_STEP);
    return shares[Math.min(STEPS - 1, step)] ?? wideBodyShareOfAll(greatCircleKm);
  };
}
