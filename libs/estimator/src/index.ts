export type { DepartureWindow } from './calendar.ts';
export * from './estimate.ts';
export { createEstimator } from './estimator.ts';
export type { Estimator, FlightOptions, TypicalOptions } from './estimator.ts';
