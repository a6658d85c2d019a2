import { aircraftNamed, type NamedAircraft } from '@tim/batch';
import type { CabinClass, CalendarDate, EstimateResult, Estimator, FlightQuery, TypicalResult } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import type { Aircraft, CarrierRoute, Tables } from '@tim/reference-data';
import { asPublishedBy } from './shared-names.ts';
import type { PublishedFigure } from './truth-files.ts';

/** One published figure, and what the engine answers for its flight. */
export type FigureOutcome = {
  readonly published: PublishedFigure;
  /** Asked as a visitor asks: route, carrier, number and day, no aircraft. */
  readonly query: FlightQuery;
  /** How closely the aircraft is named. */
  readonly naming: NamedAircraft['naming'] | 'none';
  /** Code of the type or family named; undefined where none is known by the name. */
  readonly aircraftCode: string | undefined;
  /** With nothing given. */
  readonly result: EstimateResult;
  /** With the exact type given; undefined where the name is not exact. */
  readonly exactResult: EstimateResult | undefined;
  /** Published figure of the cabin [kg CO2e per passenger]. */
  readonly publishedKg: number;
  /** Ours of the cabin with nothing given; undefined without one [kg CO2e per passenger]. */
  readonly ourKg: number | undefined;
  /** Ours with the exact type given [kg CO2e per passenger]. */
  readonly exactKg: number | undefined;
  /** The type named, else the one our estimate used; undefined when neither is known. */
  readonly aircraft: Aircraft | undefined;
};

/** A window that leaves no day out. */
const EVERY_DAY = { earliest: { year: 1, month: 1, day: 1 }, latest: { year: 9999, month: 12, day: 31 } };

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

/** A question for a carrier's route, whatever the number. */
export function routeQuery({ airports }: Tables, route: CarrierRoute, departureDate: CalendarDate): FlightQuery {
  return {
    origin: airports.at(route.originIndex).iataAirportCode,
    destination: airports.at(route.destinationIndex).iataAirportCode,
    carrierCode: route.carrierCode,
    flightNumber: 1,
    departureDate,
  };
}

/** Figure of a cabin [kg CO2e per passenger]; undefined without an estimate, and in a cabin the estimate does not have. */
export function cabinKg(result: EstimateResult | TypicalResult | undefined, cabin: CabinClass): number | undefined {
  const grams = result?.kind === 'estimated' ? result.wellToWakeGramsPerPassenger[cabin] : undefined;
  return grams === undefined ? undefined : gramsToKilograms(grams);
}

/** Ask for the flight of every published figure: with nothing given, and with the type where the name is exact. */
export function askFigures(
  figures: readonly PublishedFigure[],
  estimator: Estimator,
  tables: Pick<Tables, 'aircraft' | 'families'>,
): readonly FigureOutcome[] {
  const namedAircraft = aircraftNamed(tables.families.names);
  return figures.map((published) => {
    const query = {
      origin: published.origin,
      destination: published.destination,
      carrierCode: published.carrier,
      flightNumber: published.flight_number,
      departureDate: published.flight_date,
    };
    const named = namedAircraft(published.aircraft_name);
    const { naming, aircraftCode } = named
      ? asPublishedBy(published.carrier, named)
      : ({ naming: 'none', aircraftCode: undefined } as const);
    const result = askOnAnyDay(estimator, query);
    const exactResult =
      naming === 'exact' && aircraftCode !== undefined ? askOnAnyDay(estimator, { ...query, aircraftCode }) : undefined;
    const type = naming === 'exact' ? aircraftCode : usedType(result);
    return {
      published,
      query,
      naming,
      aircraftCode,
      result,
      exactResult,
      publishedKg: published.tim_kg_co2e,
      ourKg: cabinKg(result, published.cabin),
      exactKg: cabinKg(exactResult, published.cabin),
      aircraft: tables.aircraft.find(type ?? '')?.value,
    };
  });
}

/** ICAO designator of the type an estimate used; undefined without one. */
export function usedType(result: EstimateResult | undefined): string | undefined {
  return result?.kind === 'estimated' ? result.aircraft.icaoAircraftType : undefined;
}

/** "LX 52 ZRH-BOS". */
export function flightText({ published }: Pick<FigureOutcome, 'published'>): string {
  return `${published.carrier} ${published.flight_number} ${routeText(published)}`;
}

/** "ZRH-BOS". */
export function routeText({ origin, destination }: Pick<PublishedFigure, 'origin' | 'destination'>): string {
  return `${origin}-${destination}`;
}
