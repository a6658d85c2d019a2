import type { FlightEmissionsRequest } from '@tim/messages';
import { parseFlightEmissionsRequest } from '@tim/validation';
import { flightEmissions } from '../operations/flight-emissions.ts';
import { defineCallable } from './define-callable.ts';
import type { CallableDefinition } from './define-callable.ts';

export const FLIGHT_EMISSIONS: CallableDefinition<FlightEmissionsRequest> = {
  name: 'computeFlightEmissions',
  parse: parseFlightEmissionsRequest,
  countOf: ({ flights }) => flights.length,
  handle: flightEmissions,
};

/** Emissions of one passenger on each flight asked for. */
export const computeFlightEmissions = defineCallable(FLIGHT_EMISSIONS);
