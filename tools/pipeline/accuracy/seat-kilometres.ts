import { kgToGrams } from '@tim/engine';
import type { Estimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { askOnAnyDay, routeQuery } from './ask-figures.ts';
import type { PublishedSeatKilometre } from './truth-files.ts';

/** A carrier's CO2 per seat-kilometre, as published of a year and by our tables. */
export type SeatKilometreBand = {
  readonly carrier: string;
  readonly name: string;
  /** Of 2024 [g CO2 per available seat-km]; undefined where only the rank was published. */
  readonly publishedGrams: number | undefined;
  /** By our fuel tables over the carrier's known flights [g CO2 per available seat-km]. */
  readonly ourGrams: number;
  readonly carrierRoutes: number;
};

/** CO2 of burning jet fuel [g/g]. Source: ICAO Carbon Emissions Calculator Methodology, version 13: 3.16. */
const CO2_PER_FUEL = 3.16;

/** Any day: fuel and seats are the same on all. */
const DAY = { year: 2026, month: 7, day: 1 };

/**
 * Ask for every route of the carriers in the file. Each counts as often as the carrier has flight numbers on it; the kilometres are
 * great-circle ones, as carriers count them.
 */
export function seatKilometreBands(
  published: readonly PublishedSeatKilometre[],
  estimator: Estimator,
  tables: Tables,
): readonly SeatKilometreBand[] {
  const sums = new Map(published.map(({ carrier }) => [carrier, { fuelKg: 0, seatKm: 0, carrierRoutes: 0 }]));
  for (const route of tables.flights.carrierRoutes()) {
    const sum = sums.get(route.carrierCode);
    if (!sum) continue;
    const result = askOnAnyDay(estimator, routeQuery(tables, route, DAY));
    if (result.kind !== 'estimated') continue;
    const { fuelBurnKg, greatCircleDistanceKm, seatsPerClass } = result.inputs;
    const { economy, premiumEconomy, business, first } = seatsPerClass.value;
    sum.fuelKg += route.flightNumberCount * fuelBurnKg.value;
    sum.seatKm += route.flightNumberCount * (economy + premiumEconomy + business + first) * greatCircleDistanceKm.value;
    sum.carrierRoutes += 1;
  }
  return published.flatMap(({ carrier, name, co2_g_per_ask: publishedGrams }) => {
    const sum = sums.get(carrier);
    if (!sum || sum.seatKm === 0) return [];
    const ourGrams = (kgToGrams(sum.fuelKg) * CO2_PER_FUEL) / sum.seatKm;
    return [{ carrier, name, publishedGrams, ourGrams, carrierRoutes: sum.carrierRoutes }];
  });
}
