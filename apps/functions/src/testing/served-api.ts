import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { AddressInfo } from 'node:net';
import { createEstimator } from '@tim/estimator';
import { readSettings } from '../config/environment.ts';
import type { RawEnv } from '../config/environment.ts';
import { handleApi } from '../http/handle-api.ts';
import { boundBodies } from '../platform/bounded-bodies.ts';
import { createServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import { tables, tablesWithSampleLabels } from './tables.ts';

/** The present in every test. */
export const NOW = Date.UTC(2026, 10, 21, 12);

/** The API served on 127.0.0.1 by the functions framework, as it is in production. */
export type ServedApi = { readonly url: string; readonly close: () => Promise<void> };

/** Services over the real tables, at a fixed time. */
export function testServices(env: RawEnv = {}): Services {
  const settings = readSettings({ GCLOUD_PROJECT: 'demo-test', REQUESTS_PER_MINUTE: '0', ...env });
  const estimator = createEstimator(settings.labels === 'sample' ? tablesWithSampleLabels() : tables());
  return createServices(settings, estimator, () => NOW);
}

boundBodies();

let served = 0;

export async function serveApi(services: Services = testServices()): Promise<ServedApi> {
  served += 1;
  const name = `api${served}`;
  http(name, async (request, response) => {
    await handleApi(request, response, services);
  });
  const server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}

/** Send JSON to a method and read its answer's JSON. */
export async function post(
  { url }: ServedApi,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly json: unknown; readonly text: string }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
}
