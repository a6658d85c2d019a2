import { greatCircleDistanceKm } from '@tim/engine';
import { CABIN_CLASSES } from '@tim/estimator';
import type { CabinClass, Estimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';

/** Lower bounds of the distance bands [km]: narrow where take-off weighs most. */
const BANDS_FROM_KM = [0, 250, 500, 750, 1000, 1500, 2000, 3000, 5500, 7000, 9000, 11_000] as const;

export type DistanceFactorPoint = {
  /** Mean great-circle distance of the band's flight numbers [km]. */
  readonly greatCircleKm: number;
  /** Well-to-wake emissions of one passenger per kilometre of great circle [g CO2e/km]. */
  readonly gramsPerKm: Readonly<Record<CabinClass, number>>;
};

export type DistanceFactors = { readonly points: readonly DistanceFactorPoint[] };

type Sums = { weight: number; weightedKm: number; grams: Record<CabinClass, number> };

const emptySums = (): Sums => ({
  weight: 0,
  weightedKm: 0,
  grams: { economy: 0, premiumEconomy: 0, business: 0, first: 0 },
});

/** In the middle of each quarter, because load factors go with the month. */
const MONTHS = [2, 5, 8, 11] as const;

/**
 * Every known carrier and route as the engine estimates it, weighted by its known flight numbers. The quarters take turns: each
 * route in all four moves no figure by more than 0.1 %, and takes four times as long.
 */
function sumBands(tables: Tables, estimator: Estimator): readonly Sums[] {
  const bands = BANDS_FROM_KM.map(emptySums);
  let turn = 0;
  for (const route of tables.flights.carrierRoutes()) {
    const [origin, destination] = [route.originIndex, route.destinationIndex].map(tables.airports.at);
    if (!origin || !destination) continue;
    const km = greatCircleDistanceKm(origin, destination);
    const sums = bands[BANDS_FROM_KM.findLastIndex((fromKm) => fromKm <= km)];
    if (!sums) continue;
    const weight = route.flightNumberCount;
    const month = MONTHS[turn++ % MONTHS.length] ?? 2;
    const departureDate = { year: 2026, month, day: 1 };
    const result = estimator.flight(
      {
        origin: origin.iataAirportCode,
        destination: destination.iataAirportCode,
        carrierCode: route.carrierCode,
        flightNumber: 1,
        departureDate,
      },
      { window: { earliest: departureDate, latest: departureDate }, includesContrails: false },
    );
    if (result.kind !== 'estimated') continue;
    sums.weight += weight;
    sums.weightedKm += weight * km;
    for (const cabin of CABIN_CLASSES) {
      sums.grams[cabin] += weight * (result.wellToWakeGramsPerPassenger[cabin] ?? 0);
    }
  }
  return bands;
}

const perKm = (sums: Sums, cabin: CabinClass) => Math.round((100 * sums.grams[cabin]) / sums.weightedKm) / 100;

/**
 * Emission factors by distance alone: in each band, well-to-wake emissions of all known carrier-routes over their great-circle
 * distance, both weighted by known flight numbers; each point stands at its band's mean distance.
 */
export function deriveDistanceFactors(tables: Tables, estimator: Estimator): DistanceFactors {
  const points = sumBands(tables, estimator)
    .filter(({ weight }) => weight > 0)
    .map((sums) => ({
      greatCircleKm: Math.round(sums.weightedKm / sums.weight),
      gramsPerKm: {
        economy: perKm(sums, 'economy'),
        premiumEconomy: perKm(sums, 'premiumEconomy'),
        business: perKm(sums, 'business'),
        first: perKm(sums, 'first'),
      },
    }));
  return { points };
}
