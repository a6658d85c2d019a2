import { createEstimator } from '@tim/estimator';
import { onRequest } from 'firebase-functions/https';
import { loadTables } from '../config/load-tables.ts';
import { BIGQUERY_OPTIONS, SETTINGS } from '../config/options.ts';
import { queueLargeRequests } from '../guard/large-requests.ts';
import { once } from '../services/once.ts';
import { batchAnswerer } from './answer-calls.ts';
import { handleBatch } from './handle-batch.ts';

/** Batches answered at once: they share one processor, and what they hold in memory is bounded by it. */
const AT_ONCE = 2;

const services = once(() => {
  const tables = loadTables(new URL('./', import.meta.url), SETTINGS.labels);
  return {
    answer: batchAnswerer(tables, createEstimator(tables), Date.now),
    queue: queueLargeRequests(AT_ONCE),
  };
});

/** The function behind BigQuery's SQL; there is none where the operator has not asked for it. */
export const bigqueryFlightEmissions = SETTINGS.hasBigQuery
  ? onRequest(BIGQUERY_OPTIONS, async (request, response) => {
      await handleBatch(request, response, services());
    })
  : undefined;
