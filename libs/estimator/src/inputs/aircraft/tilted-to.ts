/** Something with a value, and how likely it is [any unit]. */
type Weighed = { readonly seats: number; readonly weight: number };

/** Steps of the bisection: after 60 the tilt is known to 1e-16 of its span. */
const STEPS = 60;
/** A tilt of e^50 a seat leaves nothing of a layout one seat off, however likely it was [1 / seat]. */
const STEEPEST = 50;

/**
 * The weights tilted so that their mean of seats is the one wanted: each by the same factor a seat, the least change that does it. A mean
 * beyond the least or most seats leaves those alone; what has no weight is left out.
 *
 * @param options - one or more with a weight above 0
 * Source: exponential tilting, e.g. B. Efron, Nonparametric standard errors and confidence intervals, Canadian Journal of Statistics 9 (1981).
 */
export function tiltedTo<Option extends Weighed>(meanSeats: number, options: readonly Option[]): readonly Option[] {
  const weighed = options.filter(({ weight }) => weight > 0);
  const logs = weighed.map(({ weight }) => Math.log(weight));
  const tilted = (tilt: number) => {
    const exponents = weighed.map(({ seats }, at) => (logs[at] ?? 0) + tilt * (seats - meanSeats));
    // The largest is 1, so that not all are too small for a number.
    const highest = Math.max(...exponents);
    return weighed.map((option, at) => ({ ...option, weight: Math.exp((exponents[at] ?? 0) - highest) }));
  };
  let [low, high] = [-STEEPEST, STEEPEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (meanOf(tilted(middle)) > meanSeats) high = middle;
    else low = middle;
  }
  return tilted((low + high) / 2);
}

function meanOf(options: readonly Weighed[]): number {
  let [all, sum] = [0, 0];
  for (const { seats, weight } of options) {
    all += weight;
    sum += weight * seats;
  }
  return sum / all;
}
