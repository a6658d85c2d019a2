import type { Env } from '../config/env.ts';
import { createCallableTransport } from './callable-transport.ts';
import { createDirectTransport } from './direct-transport.ts';
import { createEmissionsApi, type EmissionsApi } from './emissions-api.ts';
import { createSampleTransport } from './sample-transport.ts';
import type { CallFunction } from './callable-transport.ts';
import type { Transport } from './transport.ts';

/** The operations over the transport that the build's settings choose. */
export function createConfiguredApi({ transport, platform }: Env): EmissionsApi {
  return createEmissionsApi(createTransport(transport, platform));
}

function createTransport(settings: Env['transport'], platform: Env['platform']): Transport {
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

/** The client is made at the first call and kept; a load that failed is tried again at the next call. */
function once(load: () => Promise<CallFunction>): () => Promise<CallFunction> {
  let loading: Promise<CallFunction> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
