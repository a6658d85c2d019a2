import type { QuantityCode } from '@tim/messages';
import type { QuantityKind } from '@tim/words';

/** A quantity of a working as a message has it, for tests. */
export const quantity = (kind: QuantityKind, value: number, of: Partial<QuantityCode> = {}) => ({
  symbol: kind,
  name: kind,
  value,
  code: { ...of, kind },
});
