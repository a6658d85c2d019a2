import { formatKilograms, formatPercent, type KilogramsPerPassenger } from '@tim/format';
import { fill } from '@tim/languages';
import type { FlightFigures } from '../../shared/api/answers.ts';
import { TABLES } from './texts.ts';

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
  const { economy, premiumEconomy, business, first } = kilograms ?? {};
  return [
    formatKilograms(economy, multiplier),
    formatKilograms(premiumEconomy, multiplier),
    formatKilograms(business, multiplier),
    formatKilograms(first, multiplier),
  ];
}

/** The flight's emissions table. Without figures, or without their breakdown, there is none. */
export function flightEmissionsRows(answer: FlightFigures): readonly EmissionsRow[] {
  const { wellToWakeKg, wellToTankKg, tankToWakeKg } = answer;
  const hasFigures = Object.keys(wellToWakeKg).length > 0;
  if (!hasFigures || (wellToTankKg === undefined && tankToWakeKg === undefined)) return [];
  return [
    { key: 'wellToWake', ...TABLES.rows.wellToWake, values: shownValues(wellToWakeKg), isMain: true },
    { key: 'tankToWake', ...TABLES.rows.tankToWake, values: shownValues(tankToWakeKg), isIndented: true },
    { key: 'wellToTank', ...TABLES.rows.wellToTank, values: shownValues(wellToTankKg), isIndented: true },
    ...sustainableFuelRows(answer),
  ];
}

function sustainableFuelRows({ wellToWakeKg, inputs }: FlightFigures): readonly EmissionsRow[] {
  const safFraction = inputs?.easaLabelData?.safDiscountPercentage ?? 0;
  if (!(safFraction > 0)) return [];
  return [
    {
      key: 'saf',
      label: TABLES.rows.saf.label,
      description: fill(TABLES.safShare, { percent: formatPercent(safFraction) }),
      values: shownValues(wellToWakeKg, -safFraction),
    },
    {
      key: 'totalWithSaf',
      label: TABLES.rows.totalWithSaf.label,
      values: shownValues(wellToWakeKg, 1 - safFraction),
      isTotal: true,
    },
  ];
}

/** The typical emissions table: one row. */
export function typicalEmissionsRows(wellToWakeKg: KilogramsPerPassenger): readonly EmissionsRow[] {
  return [{ key: 'typical', ...TABLES.rows.typical, values: shownValues(wellToWakeKg), isMain: true }];
}
