import { vi } from 'vitest';
import { batchAnswerer } from '../bigquery/answer-calls.ts';
import { handleBatch } from '../bigquery/handle-batch.ts';
import { NOW, post } from './served-api.ts';
import { serveHandler } from './served-handler.ts';
import type { Served } from './served-handler.ts';
import { estimator, tables } from './tables.ts';

/** A body of the function behind BigQuery. */
export type BatchAnswer = {
  readonly replies?: readonly (Readonly<Record<string, unknown>> | number | null)[];
  readonly errorMessage?: string;
};

/** A row of a known flight. */
export const LX52 = ['ZRH', 'BOS', 'LX', 52, '2025-03-01'];

/** Serves the function behind BigQuery over the real tables, in a process that is told to be its own. */
export async function serveBatches(): Promise<Served> {
  vi.stubEnv('FUNCTION_TARGET', 'bigqueryFlightEmissions');
  const answer = batchAnswerer(tables(), estimator(), () => NOW);
  const { url, close } = await serveHandler((request, response) => handleBatch(request, response, answer));
  const end = () => {
    vi.unstubAllEnvs();
    return close();
  };
  return { url, close: end };
}

/** Sends a request and reads its answer. */
export async function askBatch(
  served: Pick<Served, 'url'>,
  body: unknown,
  headers = {},
): Promise<BatchAnswer & { readonly status: number }> {
  const { status, json } = await post(served, '/', body, headers);
  return { status, ...(json as BatchAnswer) };
}
