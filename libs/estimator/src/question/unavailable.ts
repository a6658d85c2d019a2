import type { FlightQuery, Unavailable, UnavailableReason } from './query.ts';

/** A typed reason why there is no estimate, with what the field held and what would have worked. */
export function unavailable(
  reason: UnavailableReason,
  field: keyof FlightQuery,
  value: string,
  detail: Partial<Omit<Unavailable, 'kind' | 'reason' | 'field' | 'value'>> = {},
): Unavailable {
  return { kind: 'unavailable', reason, field, value, ...detail };
}
