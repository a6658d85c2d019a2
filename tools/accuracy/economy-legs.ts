import type { EstimateResult, Estimator, FlightEstimate, FlightQuery } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import type { Body, Tables } from '@tim/reference-data';
import { namedAircraft, type Naming } from './aircraft-names.ts';
import { flightyco2EconomyKg, roughEconomyKg, typicalSeatsEconomyKg } from './baselines.ts';
import type { PublishedLeg } from './truth-files.ts';

/** Ways to an economy figure that are held against the published one, on the same legs. */
export const METHODS = ['ours', 'flightyco2', 'typicalSeats', 'rough'] as const;
export type Method = (typeof METHODS)[number];

export type LegOutcome = {
  readonly leg: PublishedLeg;
  readonly query: FlightQuery;
  readonly naming: Naming;
  /** Of the aircraft our estimate used, else of the one named; undefined when neither is known. */
  readonly body: Body | undefined;
  readonly result: EstimateResult;
  /** Published economy figure [kg CO2e]. */
  readonly publishedKg: number;
  /** Economy figure by each way [kg CO2e]; undefined where it gives none. */
  readonly kg: Readonly<Record<Method, number | undefined>>;
};

/** A window that leaves no day out. */
export const EVERY_DAY = { earliest: { year: 1, month: 1, day: 1 }, latest: { year: 9999, month: 12, day: 31 } };

/**
 * The estimate of a query, whatever its day.
 *
 * @throws Error if a label answers: the report judges the engine's own figures
 */
export function askOnAnyDay(estimator: Estimator, query: FlightQuery, includesWorking = false): EstimateResult {
  const result = estimator.flight(query, { window: EVERY_DAY, includesWorking });
  if (result.kind === 'labelled') throw new Error('a label answers in place of the engine: use tables without labels');
  return result;
}

/** Economy figure of an estimate [kg CO2e]; undefined without one. */
export function economyKg(result: EstimateResult): number | undefined {
  const grams = result.kind === 'estimated' ? result.wellToWakeGramsPerPassenger.economy : undefined;
  return grams === undefined ? undefined : gramsToKilograms(grams);
}

/** The query that asks for a published leg. */
export function queryOf(leg: PublishedLeg): FlightQuery {
  const { aircraftCode } = namedAircraft(leg.aircraft_name);
  return {
    origin: leg.origin,
    destination: leg.destination,
    carrierCode: leg.carrier,
    flightNumber: leg.flight_number,
    departureDate: leg.flight_date,
    ...(aircraftCode !== undefined && { aircraftCode }),
  };
}

/** Ask for every published leg, and compute what the other ways give for it. */
export function askEconomyLegs(
  legs: readonly PublishedLeg[],
  estimator: Estimator,
  tables: Tables,
): readonly LegOutcome[] {
  return legs.map((leg) => {
    const query = queryOf(leg);
    const result = askOnAnyDay(estimator, query);
    const estimate: FlightEstimate | undefined = result.kind === 'estimated' ? result : undefined;
    const { naming } = namedAircraft(leg.aircraft_name);
    const aircraft = tables.aircraft.find(estimate?.aircraft.icaoAircraftType ?? query.aircraftCode ?? '')?.value;
    return {
      leg,
      query,
      naming,
      body: aircraft?.body,
      result,
      publishedKg: leg.tim_kg_co2e_economy,
      kg: {
        ours: economyKg(result),
        flightyco2: aircraft && flightyco2EconomyKg(tables, leg.origin, leg.destination, aircraft),
        typicalSeats: estimate && typicalSeatsEconomyKg(tables, estimate),
        rough: naming === 'exact' && aircraft ? roughEconomyKg(tables, leg, aircraft) : undefined,
      },
    };
  });
}
