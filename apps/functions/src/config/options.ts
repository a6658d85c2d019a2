import type { HttpsOptions } from 'firebase-functions/https';
import type { TaskQueueOptions } from 'firebase-functions/tasks';
import { readSettings } from './environment.ts';
import { TIM_API_KEY } from './parameters.ts';

/** Where the functions run. The site's client calls the same region. */
export const REGION = 'us-central1';

/** The operator's settings. A wrong one stops the process here, before it takes a request. */
export const SETTINGS = readSettings(process.env);

/**
 * Settings of every function; docs/operating.md says why each has its value. A request of 1000 flights takes
 * milliseconds, so the time-out is there for a fault, not for work; it leaves room for the upstream's 20 seconds.
 */
const SHARED = {
  region: REGION,
  memory: '1GiB',
  cpu: 1,
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 55,
  secrets: SETTINGS.provider === 'engine' ? [] : [TIM_API_KEY],
} satisfies HttpsOptions;

/** Settings of each callable. */
export const CALLABLE_OPTIONS: HttpsOptions = {
  ...SHARED,
  cors: SETTINGS.corsOrigins.length > 0 ? [...SETTINGS.corsOrigins] : false,
  invoker: 'public',
};

/** Settings of the API. Its own code answers for other origins; unless told, the emulator would allow them all. */
export const API_OPTIONS: HttpsOptions = { ...SHARED, invoker: 'public', cors: false };

/**
 * Settings of the function behind BigQuery, whose caller is an account that the operator names. A batch keeps the processor busy,
 * so a second request is read while the first is answered. No hosting stands before it that would end a slow one.
 */
export const BIGQUERY_OPTIONS: HttpsOptions = {
  ...SHARED,
  secrets: [],
  concurrency: 2,
  timeoutSeconds: 300,
  invoker: 'private',
  cors: false,
};

/** How often a task of the hosted batch is tried, for some hours. */
export const BATCH_RETRIES = { maxAttempts: 20, minBackoffSeconds: 5, maxBackoffSeconds: 600 };

/** Settings of the hosted batch: each instance answers one part at a time. */
export const BATCH_OPTIONS: TaskQueueOptions = {
  ...SHARED,
  secrets: [],
  memory: '2GiB',
  concurrency: 1,
  maxInstances: 10,
  timeoutSeconds: 1800,
  invoker: 'private',
  retryConfig: BATCH_RETRIES,
  rateLimits: { maxConcurrentDispatches: 10 },
};
