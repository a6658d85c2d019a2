import type { FlightEstimate } from '@tim/estimator';

/** What is known of the label behind an estimate, or nothing when it rests on none. */
export function easaLabelOf({ source, safDiscountFraction }: FlightEstimate): {
  easaLabelMetadata?: { safDiscountPercentage: number };
} {
  if (source !== 'EASA') return {};
  return { easaLabelMetadata: { safDiscountPercentage: safDiscountFraction ?? 0 } };
}
