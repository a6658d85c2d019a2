/** What the package of the estimator offers: questions, answers, and the reading of tables. */
export { createEstimator } from './create-estimator.ts';
export type { Estimator, EstimatorSettings, FlightQuestion, FlightSettings, WindowInput } from './create-estimator.ts';
export type { DateInput } from './dates.ts';
export { readTables } from './read-packs.ts';
export type * from '@tim/estimator';
export { CABIN_CLASSES } from '@tim/estimator';
export type * from '@tim/reference-data';
export { CORE_TABLES, NETWORK_TABLES } from '@tim/reference-data';
