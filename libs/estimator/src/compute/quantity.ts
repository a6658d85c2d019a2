import { CABIN_CLASSES } from '@tim/engine';
import type { CabinClass, PerCabin } from '@tim/engine';
import type { Provenance } from '@tim/reference-data';
import type { PlainQuantityKind, Quantity, QuantityName } from '../working.ts';

/** A number of the working. */
export function quantity(name: PlainQuantityKind | QuantityName, value: number, provenance?: Provenance): Quantity {
  const named = { name: typeof name === 'string' ? { kind: name } : name, value };
  return provenance ? { ...named, provenance: provenanceOf(provenance) } : named;
}

/** A number of the working for each cabin. */
export const quantities = (
  nameOf: (cabin: CabinClass) => QuantityName,
  values: PerCabin,
  provenance?: Provenance,
): readonly Quantity[] => CABIN_CLASSES.map((cabin) => quantity(nameOf(cabin), values[cabin], provenance));

/** Where a value came from, without the value. */
function provenanceOf({ basis, source, sourceVersion, dataCategory }: Provenance): Provenance {
  return { basis, source, sourceVersion, dataCategory };
}
