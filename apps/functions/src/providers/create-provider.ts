import type { Estimator } from '@tim/estimator';
import { write } from 'firebase-functions/logger';
import type { Settings } from '../config/environment.ts';
import { engineProvider } from './engine-provider.ts';
import { fallingBack } from './falling-back.ts';
import type { Provider } from './provider.ts';
import type { CircuitListener } from './tim-api/circuit.ts';
import { createTimApiClient } from './tim-api/client.ts';
import { timApiProvider } from './tim-api/tim-api-provider.ts';
import type { FailureListener } from './tim-api/upstream-failure.ts';

const onFailure: FailureListener = (cause, questions) =>
  write({ severity: 'ERROR', message: 'upstream', ...cause, questions });

const onCircuitChange: CircuitListener = (state) =>
  write({ severity: state === 'open' ? 'WARNING' : 'INFO', message: 'upstream', state });

/** The provider the settings choose. */
export function createProvider(settings: Settings, estimator: Estimator, nowEpochMs: () => number): Provider {
  const engine = engineProvider(estimator, nowEpochMs);
  if (settings.provider === 'engine') return engine;
  const timApi = timApiProvider({
    client: createTimApiClient(settings.timApiRootUrl, settings.timApiKey ?? '', onFailure),
    onFailure,
    onCircuitChange,
    fallbackVersion: estimator.modelVersion,
  });
  return settings.provider === 'tim-api' ? timApi : fallingBack(timApi, engine);
}
