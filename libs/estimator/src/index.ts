export type { DepartureWindow } from './calendar.ts';
export { routeEstimate } from './compute-flight.ts';
export type { RouteEstimate } from './compute-flight.ts';
export * from './estimate.ts';
export { createEstimator } from './estimator.ts';
export type { Estimator, FlightOptions, TypicalOptions } from './estimator.ts';
export { carrierRouteResolver } from './resolve-carrier-route.ts';
export type { CarrierRouteResolver, ResolvedFlight } from './resolve-carrier-route.ts';
