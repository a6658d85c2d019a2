import type { Env } from '../../config/env.ts';
import { createCallableTransport } from './callable-transport.ts';
import { createDirectTransport } from './direct-transport.ts';
import { createEmissionsApi, type EmissionsApi } from './emissions-api.ts';
import { once } from '../once.ts';
import { withOffline } from '../compute/offline-transport.ts';
import type { ThisDevice } from '../compute/this-device.ts';
import { createSampleTransport } from './sample-transport.ts';
import type { Transport } from './transport.ts';

/** The operations over the transport that the build's settings choose. */
export function createConfiguredApi(env: Env, device?: ThisDevice): EmissionsApi {
  return createEmissionsApi(createTransport(env, device));
}

/**
 * The way to the operations that the build's settings choose.
 *
 * @param device - answers while there is no network
 */
export function createTransport(env: Env, device?: ThisDevice): Transport {
  const transport = createOnlineTransport(env);
  // Samples and another's API are not what this device would compute.
  return device && env.transport.kind === 'callable' ? withOffline(transport, device) : transport;
}

function createOnlineTransport({ transport: settings, platform }: Env): Transport {
  switch (settings.kind) {
    case 'samples':
      return createSampleTransport(settings.sample);
    case 'direct':
      return createDirectTransport(settings);
    case 'callable':
      return createCallableTransport(
        once(async () => (await import('./functions-client.ts')).createFunctionsClient(platform)),
      );
  }
}
