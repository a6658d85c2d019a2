/** What the package of the estimator offers: questions, answers, and the reading of tables. */
export type * from '@tim/estimator';
export { CABIN_CLASSES, createCoreEstimator, createEstimator } from '@tim/estimator';
export type * from '@tim/reference-data';
export { CORE_TABLES, NETWORK_TABLES, readTables } from '@tim/reference-data';
