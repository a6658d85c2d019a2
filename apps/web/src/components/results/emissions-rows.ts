import { formatKilograms, formatPercent, type KilogramsPerPassenger } from '@tim/format';
import type { FlightFigures } from '../../api/answers.ts';
import { ROW_TEXTS } from '../../content/results.ts';

/** One row of an emissions table, ready to show. */
export type EmissionsRow = {
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  /** Economy, premium economy, business, first [kg CO2e], one decimal, or "XX". */
  readonly values: readonly [string, string, string, string];
  /** The figure people came for. */
  readonly isMain?: boolean;
  /** Part of the row above. */
  readonly isIndented?: boolean;
  /** The emphasised last line. */
  readonly isTotal?: boolean;
};

function shownValues(kilograms: KilogramsPerPassenger | undefined, multiplier = 1): EmissionsRow['values'] {
  const { economyKg, premiumEconomyKg, businessKg, firstKg } = kilograms ?? {};
  return [
    formatKilograms(economyKg, multiplier),
    formatKilograms(premiumEconomyKg, multiplier),
    formatKilograms(businessKg, multiplier),
    formatKilograms(firstKg, multiplier),
  ];
}

function isEmpty(kilograms: KilogramsPerPassenger): boolean {
  return Object.keys(kilograms).length === 0;
}

/**
 * The flight's emissions table. Without figures, or without their breakdown, there is none.
 */
export function flightEmissionsRows(answer: FlightFigures): readonly EmissionsRow[] {
  const { wellToWake, wellToTank, tankToWake } = answer;
  if (isEmpty(wellToWake) || (wellToTank === undefined && tankToWake === undefined)) {
    return [];
  }
  return [
    { key: 'wellToWake', ...ROW_TEXTS.wellToWake, values: shownValues(wellToWake), isMain: true },
    { key: 'tankToWake', ...ROW_TEXTS.tankToWake, values: shownValues(tankToWake), isIndented: true },
    { key: 'wellToTank', ...ROW_TEXTS.wellToTank, values: shownValues(wellToTank), isIndented: true },
    ...sustainableFuelRows(answer),
  ];
}

function sustainableFuelRows({ wellToWake, inputs }: FlightFigures): readonly EmissionsRow[] {
  const safFraction = inputs?.easaLabelData?.safDiscountPercentage ?? 0;
  if (!(safFraction > 0)) {
    return [];
  }
  return [
    {
      key: 'saf',
      label: ROW_TEXTS.saf.label,
      description: `Accounts for -${formatPercent(safFraction)}% of the jet fuel`,
      values: shownValues(wellToWake, -safFraction),
    },
    {
      key: 'totalWithSaf',
      label: ROW_TEXTS.totalWithSaf.label,
      values: shownValues(wellToWake, 1 - safFraction),
      isTotal: true,
    },
  ];
}

/** The typical emissions table: one row. */
export function typicalEmissionsRows(wellToWake: KilogramsPerPassenger): readonly EmissionsRow[] {
  return [{ key: 'typical', ...ROW_TEXTS.typical, values: shownValues(wellToWake), isMain: true }];
}
