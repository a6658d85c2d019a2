import type { ReadRequest } from './read-body.ts';
import type { Responder } from './respond.ts';

/** How long a browser remembers what it may send [s]. */
const MAX_AGE_SECONDS = 3600;

/**
 * Lets pages of the listed origins read the answer. Others get the answer without the permission, which a browser
 * then keeps from the page; a client that is no browser never asks.
 */
export function allowOrigin({ headers }: ReadRequest, response: Responder, origins: readonly string[]): void {
  const { origin } = headers;
  if (typeof origin !== 'string' || !origins.includes(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Filled-In, X-Request-Id');
}

/** Answers a browser that asks what it may send. */
export function answerPreflight(request: ReadRequest, response: Responder, origins: readonly string[]): void {
  allowOrigin(request, response, origins);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Content-Type, X-Goog-Api-Key, X-Goog-Api-Client, X-Goog-FieldMask, Mcp-Protocol-Version, Mcp-Session-Id',
  );
  response.setHeader('Access-Control-Max-Age', String(MAX_AGE_SECONDS));
  response.setHeader('Vary', 'Origin');
  response.statusCode = 204;
  response.end();
}
