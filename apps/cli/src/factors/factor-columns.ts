import { CABIN_COLUMNS, CONTRAIL_RISKS } from '@tim/batch';
import type { AnsweredWith, RowAnswer } from '@tim/batch';
import { CABIN_CLASSES } from '@tim/estimator';
import type { GramsPerPassenger } from '@tim/estimator';

/** A table's columns in their order, each with its type in SQL. */
export type TableColumns = Readonly<Record<string, string>>;

const GRAMS = ['well_to_wake', 'well_to_tank', 'tank_to_wake', 'low', 'high'];

/** The columns of a figure: grams are CO2e of one passenger, `low` and `high` well-to-wake. */
const FIGURE_COLUMNS: TableColumns = {
  ...Object.fromEntries(
    GRAMS.flatMap((part) => CABIN_CLASSES.map((cabin) => [`${part}_${CABIN_COLUMNS[cabin]}_g`, 'INTEGER'])),
  ),
  tier: 'VARCHAR',
  data_category: 'VARCHAR',
  aircraft: 'VARCHAR',
  aircraft_known: 'VARCHAR',
  contrail_risk: 'VARCHAR',
  reason: 'VARCHAR',
  engine: 'VARCHAR',
  model: 'VARCHAR',
  data_hash: 'VARCHAR',
};

/** The tables that `factors` writes. */
export const FACTOR_TABLES = {
  factors: {
    carrier: 'VARCHAR',
    origin: 'VARCHAR',
    destination: 'VARCHAR',
    month: 'TINYINT',
    variant: 'SMALLINT',
    number_known: 'BOOLEAN',
    ...FIGURE_COLUMNS,
  },
  numbers: {
    carrier: 'VARCHAR',
    flight_number: 'SMALLINT',
    origin: 'VARCHAR',
    destination: 'VARCHAR',
    variant: 'SMALLINT',
  },
  typical: { origin: 'VARCHAR', destination: 'VARCHAR', ...FIGURE_COLUMNS },
} as const satisfies Readonly<Record<string, TableColumns>>;

export type FactorTable = keyof typeof FACTOR_TABLES;

/** An answer in the order of the figure's columns. What is not known is empty. */
export function figureCells(
  answer: RowAnswer,
  { engineVersion, modelVersion, dataHash }: AnsweredWith,
): readonly (string | number)[] {
  const made = [engineVersion, modelVersion, dataHash];
  if (answer.kind === 'unavailable') return [...NO_FIGURE, answer.reason, ...made];
  const { range, aircraft, contrailsImpactBucket } = answer;
  const parts: readonly (GramsPerPassenger | undefined)[] = [
    answer.wellToWakeGramsPerPassenger,
    answer.wellToTankGramsPerPassenger,
    answer.tankToWakeGramsPerPassenger,
    range?.low,
    range?.high,
  ];
  return [
    ...parts.flatMap((grams) => CABIN_CLASSES.map((cabin) => grams?.[cabin] ?? '')),
    answer.tier,
    answer.dataCategory,
    aircraft?.icaoAircraftType ?? '',
    aircraft?.known ?? '',
    contrailsImpactBucket === undefined ? '' : CONTRAIL_RISKS[contrailsImpactBucket],
    answer.flightReason ?? '',
    ...made,
  ];
}

/** The figure's columns before the reason. */
const NO_FIGURE = Array.from({ length: Object.keys(FIGURE_COLUMNS).indexOf('reason') }, () => '');
