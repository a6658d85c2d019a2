import type { CabinClass } from '@tim/engine';

/** A line that no flight's figure is below together with the others of its cabin. */
type Line = {
  /** Of a flight of no length [g CO2e]. */
  readonly baseGrams: number;
  readonly gramsPerKm: number;
};

const SHORT_FLIGHT: Line = { baseGrams: 11_000, gramsPerKm: 51 };
/** From some 3500 km on there are aircraft with longer ranges and fewer emissions a kilometre. */
const LONG_FLIGHT_IN_ECONOMY: Line = { baseGrams: 70_000, gramsPerKm: 33.5 };
const BUSINESS: Line = { baseGrams: 16_000, gramsPerKm: 76 };

/**
 * What a flight emits at least per passenger. Source: the 80 541 flights (a carrier's, between two cities) of the tables of 2026; the
 * test goes through all of them.
 */
const LINES: Readonly<Record<CabinClass, readonly Line[]>> = {
  economy: [SHORT_FLIGHT, LONG_FLIGHT_IN_ECONOMY],
  premiumEconomy: [SHORT_FLIGHT],
  business: [BUSINESS],
  first: [BUSINESS],
};

/**
 * A bound below the emissions of one passenger on any known flight.
 *
 *   f(d) = min over lines (base + slope · d)
 *
 * As the least of lines it bends downwards, so that f(d₁) + f(d₂) ≥ f(0) + f(d₁ + d₂): two flights emit at least what one of their
 * length does.
 *
 * @param km - great-circle distance [km], >= 0
 * @returns [g CO2e]
 */
export function leastFlightGrams(km: number, cabin: CabinClass): number {
  return Math.min(...LINES[cabin].map(({ baseGrams, gramsPerKm }) => baseGrams + gramsPerKm * km));
}
