/** A leg's figure with its range, for one person [kg CO2e]. */
export type RangedLeg = {
  readonly kg: number;
  readonly lowKg: number;
  readonly highKg: number;
  /** Part of the range's squares that the fuel model has, 0 to 1; 1 where the answer does not say. */
  readonly fuelModelShare: number;
  /** Legs that err alike in the rest too: one airline's flights, or one route there and back. */
  readonly group: string;
};

/**
 * What the sum of legs may be expected to lie between.
 *
 *   half² = (Σ hᵢ √sᵢ)² + Σ_groups (Σ hᵢ √(1 − sᵢ))²,   for the halves below the figures and above them apart
 *
 * s is the fuel model's share of a leg's squares. Its error has one sign at all distances (method.md 8: −0.7 to −7.6 %), so
 * that of all legs is added up. The rest is added up within a group and independent between groups. One leg keeps its range;
 * the same leg n times has n times its range; no trip's is wider than the ends added up.
 *
 * @returns the ends for one person [kg CO2e]
 */
export function combinedRange(legs: readonly RangedLeg[]): { readonly lowKg: number; readonly highKg: number } {
  const totalKg = legs.reduce((sum, { kg }) => sum + kg, 0);
  return {
    lowKg: toTheGram(totalKg - half(legs, ({ kg, lowKg }) => kg - lowKg)),
    highKg: toTheGram(totalKg + half(legs, ({ kg, highKg }) => highKg - kg)),
  };
}

/** Figures and ranges are whole grams: the rest is the arithmetic's. */
function toTheGram(kg: number): number {
  return Number(kg.toFixed(3));
}

function half(legs: readonly RangedLeg[], halfOf: (leg: RangedLeg) => number): number {
  const ownOfGroups = new Map<string, number>();
  let sharedKg = 0;
  for (const leg of legs) {
    sharedKg += halfOf(leg) * Math.sqrt(leg.fuelModelShare);
    const ownKg = halfOf(leg) * Math.sqrt(1 - leg.fuelModelShare);
    ownOfGroups.set(leg.group, (ownOfGroups.get(leg.group) ?? 0) + ownKg);
  }
  return Math.hypot(sharedKg, ...ownOfGroups.values());
}
