import type { HttpFunction } from '@google-cloud/functions-framework';
import { FLIGHT_EMISSIONS } from '../callables/compute-flight-emissions.ts';
import type { TYPICAL_EMISSIONS } from '../callables/compute-typical-flight-emissions.ts';
import { defineCallable } from '../callables/define-callable.ts';
import type { Services } from '../services/services.ts';
import { lx52 as lx52OfApi } from './served-api.ts';
import { serveHandler } from './served-handler.ts';
import type { Served } from './served-handler.ts';

/** A known flight, as a callable is asked for it. */
export const lx52 = { ...lx52OfApi, flightNumber: '52' };

/** A callable, computeFlightEmissions unless told, served on 127.0.0.1 by the functions framework, as it is in production. */
export function serveCallable(services: Services, definition?: typeof TYPICAL_EMISSIONS): Promise<Served> {
  const callable = definition
    ? defineCallable(definition, () => services)
    : defineCallable(FLIGHT_EMISSIONS, () => services);
  return serveHandler(callable as unknown as HttpFunction);
}
