import type { PerCabin } from '@tim/engine';
import type { Provenance } from '@tim/reference-data';
import { CABIN_CLASSES } from '../estimate.ts';
import type { CabinClass } from '../estimate.ts';
import type { PlainQuantityKind, Quantity, QuantityName } from '../working.ts';
import { provenanceOf } from './provenance.ts';

/** The cabins as symbols name them. */
export const CABIN_SYMBOLS: Readonly<Record<CabinClass, string>> = {
  economy: 'economy',
  premiumEconomy: 'premium economy',
  business: 'business',
  first: 'first',
};

/** A number of the working. */
export function quantity(
  symbol: string,
  name: PlainQuantityKind | QuantityName,
  value: number,
  unit: string,
  provenance?: Provenance,
): Quantity {
  const named = { symbol, name: typeof name === 'string' ? { kind: name } : name, value, unit };
  return provenance ? { ...named, provenance: provenanceOf(provenance) } : named;
}

/** A number of the working for each cabin. */
export const perCabin = (
  symbol: string,
  nameOf: (cabin: CabinClass) => QuantityName,
  values: PerCabin,
  unit: string,
  provenance?: Provenance,
): readonly Quantity[] =>
  CABIN_CLASSES.map((cabin) =>
    quantity(`${symbol} ${CABIN_SYMBOLS[cabin]}`, nameOf(cabin), values[cabin], unit, provenance),
  );
