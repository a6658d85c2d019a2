import { kmToNauticalMiles } from '@tim/engine';
import type { FuelBurnCurve } from '@tim/engine';
import type { Aircraft, Sourced, Tables } from '@tim/reference-data';

/** A type with what its fuel follows from. */
export type FuelledType = {
  /** The same for the same type: 0, 1, 2 and so on; -1 for one that the caller names. */
  readonly number: number;
  readonly aircraft: Sourced<Aircraft>;
  readonly curve: Sourced<FuelBurnCurve>;
  /** On the curve's fuel [1]. */
  readonly fuelFactor: number;
};

/** A type of the fleet tables. */
export type KnownType = FuelledType & {
  /** As the fleet tables name it. */
  readonly icaoAircraftType: string;
  /** Longest distance of its table [km]. */
  readonly rangeKm: number;
};

/** A type of the fleet tables by its ICAO designator; undefined where no fuel table stands for it. */
export type TypeFinder = (icaoAircraftType: string) => KnownType | undefined;

/** @returns a finder that makes each type once */
export function typeFinder(tables: Tables): TypeFinder {
  const known = new Map<string, KnownType | undefined>();
  return (icaoAircraftType) => {
    if (known.has(icaoAircraftType)) return known.get(icaoAircraftType);
    const type = knownType(tables, icaoAircraftType, known.size);
    known.set(icaoAircraftType, type);
    return type;
  };
}

function knownType(tables: Tables, icaoAircraftType: string, number: number): KnownType | undefined {
  const aircraft = tables.aircraft.find(tables.families.usualVariant(icaoAircraftType) ?? icaoAircraftType);
  if (!aircraft) return undefined;
  const { fuelTableType, fuelFactor } = aircraft.value;
  const curve = fuelTableType === undefined ? undefined : tables.fuelBurn.find(fuelTableType);
  if (!curve || fuelFactor === undefined) return undefined;
  const rangeNauticalMiles = curve.value.ccdDistancesNauticalMiles.at(-1) ?? 0;
  return { number, icaoAircraftType, aircraft, curve, fuelFactor, rangeKm: rangeNauticalMiles / kmToNauticalMiles(1) };
}
