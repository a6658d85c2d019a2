import type { CallableOptions } from 'firebase-functions/https';

/** Where the functions run. The site's client calls the same region. */
export const REGION = 'us-central1';

/**
 * Settings of each callable. The tables take about a tenth of the memory; a request of 1000 flights takes
 * milliseconds, so the time-out is there for a fault, not for work.
 */
export const CALLABLE_OPTIONS: CallableOptions = {
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: 30,
};
