import { pictureFonts } from '../../build/picture-fonts.ts';
import { readSettings } from '../config/environment.ts';
import type { RawEnv } from '../config/environment.ts';
import { handleApi } from '../http/handle-api.ts';
import { pngDrawer } from '../services/draw-png.ts';
import { createServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import { serveHandler } from './served-handler.ts';
import type { Served } from './served-handler.ts';
import { estimator, namesCsv, tables, tablesWithSampleLabels } from './tables.ts';

/** The present in every test. */
export const NOW = Date.UTC(2026, 10, 21, 12);

/** A known flight, as the API is asked for it. */
export const lx52 = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: 52,
  departureDate: { year: 2026, month: 12, day: 21 },
};

const drawPng = pngDrawer(new URL('../services/draw-png-worker.ts', import.meta.url), async () =>
  (await pictureFonts()).map(({ bytes }) => bytes),
);

/** Services over the real tables, at a fixed time. */
export function testServices(env: RawEnv = {}): Services {
  const settings = readSettings({ GCLOUD_PROJECT: 'demo-test', REQUESTS_PER_MINUTE: '0', ...env });
  return createServices(settings, {
    ...(settings.labels === 'sample'
      ? { tables: tablesWithSampleLabels() }
      : { tables: tables(), estimator: estimator() }),
    namesCsv,
    drawPng,
    nowEpochMs: () => NOW,
  });
}

/** Serves the API on 127.0.0.1 by the functions framework, as it is in production. */
export const serveApi = (services: Services = testServices()): Promise<Served> =>
  serveHandler(async (request, response) => {
    await handleApi(request, response, services.settings, () => services);
  });

/** Send JSON to a method and read its answer's JSON. */
export async function post(
  { url }: Pick<Served, 'url'>,
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
