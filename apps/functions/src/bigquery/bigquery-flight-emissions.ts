import { createEstimator } from '@tim/estimator';
import { onRequest } from 'firebase-functions/https';
import { loadTables } from '../config/load-tables.ts';
import { BIGQUERY_OPTIONS, SETTINGS } from '../config/options.ts';
import { once } from '../services/once.ts';
import { batchAnswerer } from './answer-calls.ts';
import { handleBatch } from './handle-batch.ts';

const answerer = once(() => {
  const tables = loadTables(new URL('./', import.meta.url), SETTINGS.labels);
  return batchAnswerer(tables, createEstimator(tables), Date.now);
});

/** The function behind BigQuery's SQL; there is none where the operator has not asked for it. */
export const bigqueryFlightEmissions = SETTINGS.hasBigQuery ? bigqueryFunction() : undefined;

export function bigqueryFunction() {
  return onRequest(BIGQUERY_OPTIONS, async (request, response) => {
    // Made within, so that tables which cannot be read are answered and logged as any fault.
    await handleBatch(request, response, (batch) => answerer()(batch));
  });
}
