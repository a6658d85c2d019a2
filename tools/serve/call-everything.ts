import { utcDate } from '@tim/notation';
import type { Service } from '../process/service.ts';
import { emulatorFailure, projectId } from './emulators.ts';
import { host } from './ports.ts';

/** Where the site is served. */
export const siteUrl = `http://${host}:5000`;

/** Where each function is called. */
const functionsUrl = `http://${host}:5001/${projectId}/us-central1`;
const callSeconds = 120;

/** One call of each function: its name and path, what it is asked, and the field its answer must fill. */
function sampleCalls() {
  const market = { origin: 'ZRH', destination: 'BOS' };
  const flight = { ...market, operatingCarrierCode: 'LX', flightNumber: '52', departureDate: utcDate(Date.now(), 30) };
  return [
    ['computeFlightEmissions', { data: { flights: [flight] } }, 'flightEmissions'],
    ['computeTypicalFlightEmissions', { data: { markets: [market] } }, 'typicalFlightEmissions'],
    ['api/v1/flights:computeTypicalFlightEmissions', { markets: [market] }, 'typicalFlightEmissions'],
  ] as const;
}

/**
 * Call each function, at its own address and through the hosting, and fetch the site once. The emulators say that they
 * are ready whether or not the functions load, and a dead function hangs its caller, so only an answer counts.
 *
 * @param isHosting - whether the hosting serves the site, which passes calls on to the functions; any other server does not
 * @throws TaskFailure naming what did not answer and why
 */
export async function callEverything(service: Service, { isHosting = true } = {}): Promise<void> {
  const { status, summary } = await ask(siteUrl);
  if (status !== 200) throw emulatorFailure(`The site failed: ${summary}`, service);
  // One after the other: a function that is busy gets a further process, and the emulator gives each no more than 30 s to start.
  for (const [path, body, field] of sampleCalls()) {
    const addresses = [`${functionsUrl}/${path}`, ...(isHosting ? [`${siteUrl}/${path.replace(/^api\//, '')}`] : [])];
    for (const address of addresses) {
      const failure = await call(address, body, field);
      if (failure !== undefined) throw emulatorFailure(failure, service);
    }
  }
}

/** The API's documents as hosting is asked for them; a client may send the dollar sign either way. */
const documents = ['/openapi.json', '/$discovery/rest?version=v1', '/%24discovery/rest?version=v1'];

/**
 * Fetch each of the API's documents through the hosting emulator, which alone follows the rewrites of firebase.json.
 *
 * @throws TaskFailure naming what did not answer and why
 */
export async function fetchDocuments(service: Service): Promise<void> {
  for (const path of documents) {
    const { status, summary } = await ask(siteUrl + path);
    if (status !== 200) throw emulatorFailure(`${path} failed through hosting: ${summary}`, service);
  }
}

/** @returns what is wrong, if anything */
async function call(address: string, body: object, field: string): Promise<string | undefined> {
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return isAnswered(answer.body, field) ? undefined : `${address} failed: ${answer.summary}`;
}

type Answer = { readonly status: number | undefined; readonly body: string; readonly summary: string };

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(callSeconds * 1000) });
    const body = await response.text();
    const { status } = response;
    return { status, body, summary: `status ${status}, ${body.slice(0, 200).replaceAll(/\s+/g, ' ')}` };
  } catch (error) {
    const summary =
      error instanceof Error && error.name === 'TimeoutError' ? `no answer in ${callSeconds} s` : 'no answer';
    return { status: undefined, body: '', summary };
  }
}

function isAnswered(body: string, field: string): boolean {
  try {
    const answer = JSON.parse(body) as Record<string, unknown> & { result?: Record<string, unknown> };
    // A callable wraps its answer; the API does not.
    const entries = (answer.result ?? answer)[field];
    return Array.isArray(entries) && entries.length > 0;
  } catch {
    return false;
  }
}
