import { describe, expect, it, onTestFinished } from 'vitest';
import { bigqueryFunction } from '../bigquery/bigquery-flight-emissions.ts';
import { FLIGHT_EMISSIONS } from '../callables/compute-flight-emissions.ts';
import { defineCallable } from '../callables/define-callable.ts';
import { readSettings } from '../config/environment.ts';
import { loadTables } from '../config/load-tables.ts';
import { handleApi } from '../http/handle-api.ts';
import { lx52, NOW, post } from '../testing/served-api.ts';
import { LX52 } from '../testing/served-batches.ts';
import { serveHandler } from '../testing/served-handler.ts';
import { createServices } from './services.ts';
import { written } from '../testing/written-log.ts';

const settings = readSettings({ GCLOUD_PROJECT: 'demo-test', APP_CHECK: 'off', REQUESTS_PER_MINUTE: '0' });

/** Services over a folder without tables. */
const services = () =>
  createServices(settings, {
    tables: loadTables(new URL('./', import.meta.url), 'off'),
    namesCsv: () => '',
    drawPng: () => Promise.reject(new Error('no picture')),
    nowEpochMs: () => NOW,
  });

/** What a function answers to a request, and the one line of the log. */
async function ask(handler: Parameters<typeof serveHandler>[0], path: string, body: unknown) {
  const served = await serveHandler(handler);
  onTestFinished(served.close);
  const { status, json } = await post(served, path, body, { accept: 'application/json, text/event-stream' });
  expect(written).toHaveLength(1);
  return { status, json, log: JSON.parse(written[0] ?? '') as object };
}

const INTERNAL = { severity: 'ERROR', code: 'internal', fault: expect.stringContaining('at ') as string };

const flights = [lx52];
const api: Parameters<typeof serveHandler>[0] = (request, response) => handleApi(request, response, settings, services);

describe('without tables', () => {
  it.each([
    ['a method', '/v1/flights:computeFlightEmissions', { flights }],
    ['a tool', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
  ])('%s of the API answers INTERNAL, which the log calls internal', async (_what, path, body) => {
    const { status, json, log } = await ask(api, path, body);
    expect([status, json]).toMatchObject([500, { error: { code: 500, status: 'INTERNAL' } }]);
    expect(log).toMatchObject(INTERNAL);
  });

  it('a page of another site may still read that the API failed', async () => {
    const served = await serveHandler(api);
    onTestFinished(served.close);
    const { headers } = await post(served, '/v1/flights:computeFlightEmissions', { flights });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('a callable answers INTERNAL, which the log calls internal', async () => {
    const callable = defineCallable(FLIGHT_EMISSIONS, services);
    const { status, json, log } = await ask(callable as unknown as Parameters<typeof serveHandler>[0], '/', {
      data: { flights },
    });
    expect([status, json]).toMatchObject([500, { error: { status: 'INTERNAL' } }]);
    expect(log).toMatchObject(INTERNAL);
  });

  it('BigQuery’s function answers with an error of BigQuery’s form, which the log calls internal', async () => {
    const handler = bigqueryFunction() as unknown as Parameters<typeof serveHandler>[0];
    const { status, json, log } = await ask(handler, '/', { calls: [LX52] });
    expect([status, json]).toEqual([500, { errorMessage: 'Internal error encountered.' }]);
    expect(log).toMatchObject(INTERNAL);
  });
});
