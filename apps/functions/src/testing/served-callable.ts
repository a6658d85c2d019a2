import { http } from '@google-cloud/functions-framework';
import type { HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { FlightEmissionsRequest } from '@tim/messages';
import type { AddressInfo } from 'node:net';
import { FLIGHT_EMISSIONS } from '../callables/compute-flight-emissions.ts';
import { defineCallable } from '../callables/define-callable.ts';
import type { Asked, CallableDefinition } from '../callables/define-callable.ts';
import { boundBodies } from '../platform/bounded-bodies.ts';
import type { Services } from '../services/services.ts';
import type { ServedApi } from './served-api.ts';

boundBodies();

/** A callable, computeFlightEmissions unless told, served on 127.0.0.1 by the functions framework, as it is in production. */
export async function serveCallable<Message extends Asked = FlightEmissionsRequest>(
  name: string,
  services: Services,
  definition?: CallableDefinition<Message>,
): Promise<ServedApi> {
  const callable = definition
    ? defineCallable(definition, () => services)
    : defineCallable(FLIGHT_EMISSIONS, () => services);
  http(name, callable as unknown as HttpFunction);
  const server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
