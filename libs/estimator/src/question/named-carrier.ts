import type { Tables } from '@tim/reference-data';
import type { NamedCarrier } from '../estimate.ts';

/** A carrier with its English name; its code where the table has none. */
export const namedCarrier = ({ carriers }: Pick<Tables, 'carriers'>, carrierCode: string): NamedCarrier => ({
  carrierCode,
  carrierName: carriers.find(carrierCode)?.name ?? carrierCode,
});
