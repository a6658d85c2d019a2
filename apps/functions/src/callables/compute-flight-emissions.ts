import { FlightEmissionsResponse } from '@tim/messages';
import { parseFlightEmissionsRequest } from '@tim/validation';
import { flightEmissions } from '../operations/flight-emissions.ts';
import { defineCallable } from './define-callable.ts';

/** Emissions of one passenger on each flight asked for. */
export const computeFlightEmissions = defineCallable({
  name: 'computeFlightEmissions',
  parse: parseFlightEmissionsRequest,
  response: FlightEmissionsResponse,
  handle: flightEmissions,
});
