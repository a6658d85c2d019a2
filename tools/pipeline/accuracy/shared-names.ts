import type { NamedAircraft } from '@tim/batch';

/**
 * Names under which a carrier's flights are published with one type, although several types fly them: the name says no more than the
 * family.
 *
 * JetBlue's "Airbus A320" stands on routes that it flies with A321s of its Mint cabin alone (Boston, New York and Fort Lauderdale to
 * California, Seattle and Las Vegas); it is published there for aircraft with and without that cabin.
 */
const SHARED: readonly { readonly carrier: string; readonly aircraftCode: string; readonly family: string }[] = [
  { carrier: 'B6', aircraftCode: '320', family: '32S' },
];

/** What a carrier's published name means: the family, where the carrier's types share the name. */
export function asPublishedBy(carrier: string, named: NamedAircraft): NamedAircraft {
  const shared = SHARED.find((name) => name.carrier === carrier && name.aircraftCode === named.aircraftCode);
  return shared && named.naming === 'exact' ? { naming: 'family', aircraftCode: shared.family } : named;
}
