/**
 * The fuel one aircraft type burns, by distance (EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1).
 *
 * Two or more points, distances rising.
 */
export type FuelBurnCurve = {
  readonly icaoAircraftType: string;
  /** Fuel of the landing and take-off cycle [kg], >= 0. */
  readonly ltoFuelKg: number;
  /** Distances flown in climb, cruise and descent [NM]. */
  readonly ccdDistancesNauticalMiles: readonly number[];
  /** Fuel of climb, cruise and descent at those distances [kg]. */
  readonly ccdFuelKg: readonly number[];
};
