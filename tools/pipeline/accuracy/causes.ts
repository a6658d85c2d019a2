import { cabinClassFactors, equivalentCapacity, WINGLET_FUEL_FACTOR } from '@tim/engine';
import type { Estimator, FlightEstimate } from '@tim/estimator';
import type { CabinLayout, Tables } from '@tim/reference-data';
import { askOnAnyDay, cabinKg, usedType, type FigureOutcome } from './ask-figures.ts';
import { signedError } from './error-statistics.ts';
import { neededInputs, type NeededInputs } from './needed-inputs.ts';
import type { OtherInput } from './other-input.ts';
import { isTypeRight } from './type-answers.ts';

/** What could explain the difference to a published figure; a guess from the tables, not a finding. */
export const CAUSES = {
  close: 'within 2 %: nothing to explain',
  wrongType: 'a type other than published',
  cabin: 'another cabin of the carrier’s type',
  variant: 'winglets or none',
  type: 'another type of the family’s',
  load: 'load factor or cargo',
  seats: 'seats that are in no table',
  several: 'no single input',
  noEstimate: 'no estimate',
} as const;
export type Cause = keyof typeof CAUSES;

export type Explanation = {
  readonly cause: Cause;
  /** What each input would have to be, alone, for our figure to be the published one; undefined without an estimate. */
  readonly needed: NeededInputs | undefined;
  /** The alternative that comes nearest, and its error [1]. */
  readonly nearest: { readonly input: OtherInput; readonly error: number } | undefined;
};

/** An economy figure with what could explain its error. */
export type ExplainedFigure = FigureOutcome & { readonly explanation: Explanation };

/** Errors up to this need no explanation [1]. */
const SMALL = 0.02;

/** How close to the published figure an alternative must come to explain it [1], besides the rounding to a kilogram. */
const NEAR = 0.01;
const ROUNDING_KG = 0.5;

/** The method's global default [1]. Source: Google TIM 3.0.0, README, "Passenger load factor". */
const DEFAULT_LOAD_FACTOR = 0.845;

/** Figures as near as this are the same [kg]. */
const SAME_KG = 0.05;

type Alternative = { readonly cause: Cause; readonly input: OtherInput; readonly kg: number };

/**
 * Find what could explain an economy figure's error: the type, where the one published is another; other layouts, winglets, other
 * types, else load or cargo, else seats.
 */
export function explain(outcome: FigureOutcome, estimator: Estimator, tables: Tables): Explanation {
  const { result, publishedKg, ourKg } = outcome;
  if (result.kind === 'unavailable' || ourKg === undefined) {
    return { cause: 'noEstimate', needed: undefined, nearest: undefined };
  }
  const needed = neededInputs(result, publishedKg);
  if (Math.abs(signedError(ourKg, publishedKg)) <= SMALL) return { cause: 'close', needed, nearest: undefined };
  const alternatives = alternativesTo(outcome, result, ourKg, estimator, tables)
    .filter((alternative) => Math.abs(alternative.kg - ourKg) > SAME_KG)
    .map(({ cause, input, kg: figure }) => ({ cause, input, error: signedError(figure, publishedKg) }))
    .sort((a, b) => Math.abs(a.error) - Math.abs(b.error));
  const [nearest] = alternatives;
  if (outcome.naming !== 'none' && !isTypeRight(outcome, tables)) return { cause: 'wrongType', needed, nearest };
  if (nearest && Math.abs(nearest.error) <= NEAR + ROUNDING_KG / publishedKg)
    return { cause: nearest.cause, needed, nearest };
  if (needed.isLoadPlausible || needed.isCargoPlausible) return { cause: 'load', needed, nearest };
  return { cause: needed.areSeatsPlausible ? 'seats' : 'several', needed, nearest };
}

function alternativesTo(
  outcome: FigureOutcome,
  estimate: FlightEstimate,
  ourKg: number,
  estimator: Estimator,
  tables: Tables,
): readonly Alternative[] {
  const used = estimate.aircraft.icaoAircraftType;
  const hasWinglets = estimate.inputs.fuelBurnKg.basis.kind === 'winglet-corrected-fuel-table';
  const winglets: readonly Alternative[] =
    outcome.aircraft?.body === 'narrow'
      ? [
          hasWinglets
            ? { cause: 'variant', input: { kind: 'withoutWinglets', aircraft: used }, kg: ourKg / WINGLET_FUEL_FACTOR }
            : { cause: 'variant', input: { kind: 'withWinglets', aircraft: used }, kg: ourKg * WINGLET_FUEL_FACTOR },
        ]
      : [];
  const otherTypes = typesToTry(outcome, tables).filter((type) => type !== used);
  return [
    ...winglets,
    ...defaultLoads(estimate, ourKg, tables),
    ...layoutsOf(outcome, estimate, 'cabin', tables),
    ...otherTypes.flatMap((aircraftCode): readonly Alternative[] => {
      const other = askOnAnyDay(estimator, { ...outcome.query, aircraftCode });
      const kg = cabinKg(other, 'economy');
      if (other.kind === 'unavailable' || kg === undefined) return [];
      return [
        { cause: 'type', input: { kind: 'type', aircraft: aircraftCode }, kg },
        ...layoutsOf(outcome, other, 'type', tables),
      ];
    }),
  ];
}

/** The figure with the method's last resort for cargo and for the load factor, where the estimate used something nearer. */
function defaultLoads({ aircraft, inputs }: FlightEstimate, ourKg: number, tables: Tables): readonly Alternative[] {
  const { cargoMassFraction, passengerLoadFactor, greatCircleDistanceKm } = inputs;
  const body = tables.aircraft.find(aircraft.icaoAircraftType)?.value.body ?? 'narrow';
  const band = tables.cargo.cargoMassFraction(body, greatCircleDistanceKm.value).value;
  return [
    {
      cause: 'load',
      input: { kind: 'cargoOfDistance', fraction: band },
      kg: (ourKg * (1 - band)) / (1 - cargoMassFraction.value),
    },
    {
      cause: 'load',
      input: { kind: 'defaultLoad', fraction: DEFAULT_LOAD_FACTOR },
      kg: (ourKg * passengerLoadFactor.value) / DEFAULT_LOAD_FACTOR,
    },
  ];
}

/** The type named; a family's members that the carrier has, else all of them; the carrier's fleet where nothing is named. */
function typesToTry(
  { naming, aircraftCode = '', exactResult, query }: FigureOutcome,
  tables: Tables,
): readonly string[] {
  if (naming === 'exact') return [usedType(exactResult) ?? aircraftCode];
  const fleet = tables.fleets.ofCarrier(query.carrierCode)?.value.map((type) => type.icaoAircraftType) ?? [];
  const family = tables.families.typesOf(aircraftCode);
  if (!family) return fleet;
  const own = family.filter((type) => fleet.includes(type));
  return own.length > 0 ? own : family;
}

/** The figure with each known layout of the carrier's type instead of the seats the estimate used. */
function layoutsOf(
  { query }: FigureOutcome,
  estimate: FlightEstimate,
  cause: Cause,
  tables: Tables,
): readonly Alternative[] {
  const type = estimate.aircraft.icaoAircraftType;
  const kg = cabinKg(estimate, 'economy');
  const body = tables.aircraft.find(type)?.value.body;
  if (kg === undefined || body === undefined) return [];
  const { usedCapacity } = neededInputs(estimate, kg);
  return tables.cabins.ofCarrierType(query.carrierCode, type).map((layout) => ({
    cause,
    input: { kind: 'layout', aircraft: type, seats: seatsText(layout) },
    kg: (kg * usedCapacity) / capacityOf(layout, body),
  }));
}

/** A flexible business cabin blocks seats: its capacity is all of them. */
function capacityOf({ seats, blockedSeats, totalSeats }: CabinLayout, body: 'narrow' | 'wide'): number {
  return blockedSeats > 0 ? totalSeats : equivalentCapacity(seats, cabinClassFactors(body));
}

function seatsText({ seats }: CabinLayout): string {
  return [seats.first, seats.business, seats.premiumEconomy, seats.economy].join('/');
}
