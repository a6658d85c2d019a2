import { ANSWER_HEADERS } from '@tim/api-documents';
import type { Settings } from '../config/environment.ts';
import { headerOf, type ReadRequest } from './read-body.ts';
import type { Responder } from './respond.ts';
import type { ApiRoute } from './routes.ts';

/** How long a browser remembers what it may send [s]. */
const MAX_AGE_SECONDS = 3600;

/** What a page may read of an answer beside its body. */
const EXPOSED_HEADERS = [...Object.keys(ANSWER_HEADERS), 'ETag'].join(', ');

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether pages of an origin are the operator's: the site's own, those listed, and on a developer's machine its own. */
function isTrusted(origin: string, { siteUrl, corsOrigins }: Settings): boolean {
  const site = new URL(siteUrl).origin;
  return origin === site || corsOrigins.includes(origin) || (LOOPBACK.test(site) && LOOPBACK.test(origin));
}

/** Whether a page of another site than the operator's sent the request. A client that is no page names no origin. */
export function isFromForeignPage(request: ReadRequest, settings: Settings): boolean {
  const origin = headerOf(request, 'origin') ?? '';
  return origin !== '' && !isTrusted(origin, settings);
}

function allowedOrigin(request: ReadRequest, route: ApiRoute | undefined, settings: Settings): string | undefined {
  if (route?.kind !== 'mcp') return '*';
  const origin = headerOf(request, 'origin');
  return origin !== undefined && isTrusted(origin, settings) ? origin : undefined;
}

/**
 * Lets pages read the answer: of /v1 and its documents those of any site, since no answer depends on who asks; of the
 * tools the operator's alone (docs/decisions/0066).
 */
export function allowOrigin(
  request: ReadRequest,
  response: Responder,
  route: ApiRoute | undefined,
  settings: Settings,
): void {
  const allowed = allowedOrigin(request, route, settings);
  if (allowed !== '*') response.setHeader('Vary', 'Origin');
  if (allowed === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', allowed);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** Answers a browser that asks what it may send. */
export function answerPreflight(
  request: ReadRequest,
  response: Responder,
  route: ApiRoute | undefined,
  settings: Settings,
): void {
  allowOrigin(request, response, route, settings);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  // Any header: clients send their own name, traces and the protocol's version. The star stands for all but one.
  response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
  response.setHeader('Access-Control-Max-Age', String(MAX_AGE_SECONDS));
  response.statusCode = route?.kind === 'mcp' && isFromForeignPage(request, settings) ? 403 : 204;
  response.end();
}
