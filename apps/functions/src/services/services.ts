import { createEstimator } from '@tim/estimator';
import type { Estimator } from '@tim/estimator';
import type { Settings } from '../config/environment.ts';
import { loadTables } from '../config/load-tables.ts';
import { SETTINGS } from '../config/options.ts';
import { queueLargeRequests } from '../guard/large-requests.ts';
import type { Queue } from '../guard/large-requests.ts';
import { createMeters } from '../guard/meters.ts';
import type { Meters } from '../guard/meters.ts';
import { createProvider } from '../providers/create-provider.ts';
import type { Provider } from '../providers/provider.ts';
import { once } from './once.ts';

/** What every handler of one instance shares. */
export type Services = {
  /** Answers the two operations. */
  readonly provider: Provider;
  /** The open engine, which answers scope 3 whoever the provider is. */
  readonly estimator: Estimator;
  /** The present [ms since 1970-01-01T00:00Z]. */
  readonly nowEpochMs: () => number;
  /** Counts what each client asks for. */
  readonly meterOf: Meters;
  /** Lets large requests wait for each other. */
  readonly queue: Queue;
  readonly settings: Settings;
};

/** Large requests answered at once: the engine's share one processor, an upstream's mostly wait for it. */
const LARGE_AT_ONCE = { engine: 2, upstream: 8 };

/** @param estimator - over the tables */
export function createServices(
  settings: Settings,
  estimator: Estimator,
  nowEpochMs: () => number,
  meterOf: Meters = createMeters(settings.quotas),
): Services {
  return {
    provider: createProvider(settings, estimator, nowEpochMs),
    estimator,
    nowEpochMs,
    meterOf,
    queue: queueLargeRequests(LARGE_AT_ONCE[settings.provider === 'engine' ? 'engine' : 'upstream']),
    settings,
  };
}

/** What counts requests here; it needs no tables, so that what cannot be read is counted too. */
export const currentMeters: () => Meters = once(() => createMeters(SETTINGS.quotas));

/** The services here. The tables are read at the first call, not when the code is loaded to be deployed. */
export const currentServices: () => Services = once(() =>
  createServices(
    SETTINGS,
    createEstimator(loadTables(new URL('./', import.meta.url), SETTINGS.labels)),
    Date.now,
    currentMeters(),
  ),
);
