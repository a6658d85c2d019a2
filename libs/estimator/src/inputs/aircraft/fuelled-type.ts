import { kmToNauticalMiles } from '@tim/engine';
import type { FuelBurnCurve } from '@tim/engine';
import type { Aircraft, FuelBasis, Sourced, Tables } from '@tim/reference-data';

/**
 * Longest flights of narrow bodies not made for long routes [km]: Arajet's 737 MAX 8 flies 6030 from Buenos Aires to Punta Cana.
 * Some of their fuel tables go on to 7000. Our choice.
 */
const FARTHEST_NARROW_BODY_KM = 6100;
const LONG_RANGE_NARROW_BODIES: ReadonlySet<string> = new Set(['A21N', 'B752']);

/** A type with what its fuel follows from. */
export type FuelledType = {
  readonly aircraft: Sourced<Aircraft, FuelBasis>;
  readonly curve: Sourced<FuelBurnCurve>;
  /** On the curve's fuel [1]. */
  readonly fuelFactor: number;
};

/** A type of the fleet tables. */
export type KnownType = FuelledType & {
  /** As the fleet tables name it. */
  readonly icaoAircraftType: string;
  /** How far it is flown at most: the longest distance of its fuel table, or less for most narrow bodies [km]. */
  readonly rangeKm: number;
};

/** A type of the fleet tables by its ICAO designator; undefined where no fuel table stands for it. */
export type TypeFinder = (icaoAircraftType: string) => KnownType | undefined;

/**
 * A type by its IATA or ICAO code.
 *
 * @returns a word for why there is none where the code is unknown, or no fuel table stands for it
 */
export function fuelledType(
  { aircraft: aircraftTable, fuelBurn }: Pick<Tables, 'aircraft' | 'fuelBurn'>,
  code: string,
): FuelledType | 'unknown' | 'no-fuel-table' {
  const aircraft = aircraftTable.find(code);
  if (!aircraft) return 'unknown';
  const { fuelTableType, fuelFactor } = aircraft.value;
  const curve = fuelTableType === undefined ? undefined : fuelBurn.find(fuelTableType);
  if (!curve || fuelFactor === undefined) return 'no-fuel-table';
  return { aircraft, curve, fuelFactor };
}

/** The type that stands for most airframes of a type of the fleet tables; undefined where no fuel table does. */
export function knownType(
  tables: Pick<Tables, 'aircraft' | 'families' | 'fuelBurn'>,
  icaoAircraftType: string,
): KnownType | undefined {
  const type = fuelledType(tables, tables.families.usualVariant(icaoAircraftType) ?? icaoAircraftType);
  if (typeof type === 'string') return undefined;
  const rangeNauticalMiles = type.curve.value.ccdDistancesNauticalMiles.at(-1) ?? 0;
  const isLongRange = type.aircraft.value.body === 'wide' || LONG_RANGE_NARROW_BODIES.has(icaoAircraftType);
  const farthestKm = isLongRange ? Infinity : FARTHEST_NARROW_BODY_KM;
  return { ...type, icaoAircraftType, rangeKm: Math.min(farthestKm, rangeNauticalMiles / kmToNauticalMiles(1)) };
}
