/** A leg's figure with its range, for one person [kg CO2e]. */
export type RangedLeg = {
  readonly kg: number;
  readonly lowKg: number;
  readonly highKg: number;
  /** Legs that err alike: one airline's flights, or one route there and back. */
  readonly group: string;
};

/**
 * What the sum of legs may be expected to lie between.
 *
 *   half² = Σ_groups (Σ hᵢ)²,   for the halves below the figures and above them apart
 *
 * Halves are added up within a group and independent between groups. One leg keeps its range; the same leg n times has n times
 * its range; no trip's is wider than the ends added up.
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
  const ofGroups = new Map<string, number>();
  for (const leg of legs) ofGroups.set(leg.group, (ofGroups.get(leg.group) ?? 0) + halfOf(leg));
  return Math.hypot(...ofGroups.values());
}
