import { createHash } from 'node:crypto';
import { discoveryDocument, openApiDocument } from '@tim/api-documents';
import type { Services } from '../../services/services.ts';
import type { ReadRequest } from '../read-body.ts';
import { sendJson } from '../respond.ts';
import type { Responder } from '../respond.ts';
import { StatusError } from '../status-error.ts';
import { readSystemParameters } from '../system-parameters.ts';

/** A copy may be kept for five minutes without asking, so that a new version shows soon. */
const CACHE_CONTROL = 'public, max-age=300';

/** The documents of the API. */
export type DocumentKind = 'discovery' | 'openapi';

function documentOf(kind: DocumentKind, query: URLSearchParams, { settings, estimator }: Services): unknown {
  if (kind === 'openapi') return openApiDocument(settings.siteUrl);
  if ((query.get('version') ?? 'v1') !== 'v1') throw new StatusError('NOT_FOUND', 'Discovery document not found.');
  return discoveryDocument(settings.siteUrl, estimator.modelVersion.dated);
}

/** The document's name by its content; weak, for it is the same in every encoding. */
function weakETag(json: unknown, isPretty: boolean): string {
  const hash = createHash('sha256').update(JSON.stringify([json, isPretty]));
  return `W/"${hash.digest('base64url')}"`;
}

/** A name without the mark of a weak one. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client has the document already: If-None-Match, compared weakly (RFC 9110, 13.1.2). */
function isKnown({ headers }: ReadRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (typeof known !== 'string') return false;
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Sends a document of the API, or status 304 to who has it. */
export async function sendDocument(
  request: ReadRequest,
  response: Responder,
  query: URLSearchParams,
  kind: DocumentKind,
  services: Services,
): Promise<void> {
  const { isPretty } = readSystemParameters(query, ['version']);
  const json = documentOf(kind, query, services);
  const etag = weakETag(json, isPretty);
  response.setHeader('ETag', etag);
  if (isKnown(request, etag)) {
    response.statusCode = 304;
    response.setHeader('Cache-Control', CACHE_CONTROL);
    response.setHeader('Vary', 'Accept-Encoding');
    response.end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const acceptEncoding = typeof accepted === 'string' ? accepted : undefined;
  await sendJson(response, 200, json, { acceptEncoding, isPretty, cacheControl: CACHE_CONTROL });
}
