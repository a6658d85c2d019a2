const STEPS_KG = [1, 5, 10, 50, 100, 500] as const;

/**
 * A wide range would hide what another flight or cabin changes: below a thousand kilograms no step is larger than that [kg].
 */
const MOST_STEP_KG = 10;
const THOUSAND_KG = 1000;

/** How finely a figure is written: what its range supports. */
export type Rounding = { readonly figureStepKg: number; readonly boundStepKg: number };

/**
 * A fifth of the range at the most is what a figure is rounded to, 10 kg at the most below a thousand, and one step finer
 * its bounds.
 *
 * @param kg - the figure
 * @param widthKg - from the range's low end to its high end
 */
export function roundingFor(kg: number, widthKg: number): Rounding {
  const mostKg = kg < THOUSAND_KG ? Math.min(widthKg / 5, MOST_STEP_KG) : widthKg / 5;
  const at = Math.max(
    STEPS_KG.findLastIndex((stepKg) => stepKg <= mostKg),
    0,
  );
  return { figureStepKg: STEPS_KG[at] ?? 1, boundStepKg: STEPS_KG[Math.max(at - 1, 0)] ?? 1 };
}

/** A figure and its range as they are written [kg]; the ends are undefined without a range. */
export type RoundedRange = {
  readonly kg: number;
  readonly lowKg: number | undefined;
  readonly highKg: number | undefined;
  /** What the figure is rounded to. */
  readonly stepKg: number;
};

/** Round a figure as finely as its range allows, and the ends outwards, so that the range holds what it says. */
export function roundRange(kg: number, lowKg?: number, highKg?: number): RoundedRange {
  if (lowKg === undefined || highKg === undefined) {
    return { kg: Math.round(kg), lowKg: undefined, highKg: undefined, stepKg: 1 };
  }
  const { figureStepKg, boundStepKg } = roundingFor(kg, highKg - lowKg);
  return {
    kg: roundTo(kg, figureStepKg),
    lowKg: Math.floor(lowKg / boundStepKg) * boundStepKg,
    highKg: Math.ceil(highKg / boundStepKg) * boundStepKg,
    stepKg: figureStepKg,
  };
}

export function roundTo(kilograms: number, stepKg: number): number {
  return Math.round(kilograms / stepKg) * stepKg;
}

const AXIS_ENDS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** A round number with some room above what an axis from zero has to show. */
export function axisEndKg(highestKg: number): number {
  const wanted = highestKg * 1.1;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  return (AXIS_ENDS.find((end) => end * magnitude >= wanted) ?? 10) * magnitude;
}
