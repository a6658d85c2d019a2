import { discoveryDocument, openApiDocument } from '@tim/api-documents';
import type { Services } from '../../services/services.ts';
import { answerKnown, weakETag } from '../etag.ts';
import { headerOf, type ReadRequest } from '../read-body.ts';
import { sendJson } from '../respond.ts';
import type { Responder } from '../respond.ts';
import { StatusError } from '../status-error.ts';
import { readSystemParameters } from '../system-parameters.ts';

/** A copy may be kept for five minutes without asking, so that a new version shows soon. */
const CACHE_CONTROL = 'public, max-age=300';

/** The documents of the API. */
type DocumentKind = 'discovery' | 'openapi';

function documentOf(kind: DocumentKind, query: URLSearchParams, { settings, estimator }: Services): unknown {
  if (kind === 'openapi') return openApiDocument(settings.siteUrl);
  if ((query.get('version') ?? 'v1') !== 'v1') throw new StatusError('NOT_FOUND', 'Discovery document not found.');
  return discoveryDocument(settings.siteUrl, estimator.modelVersion.dated);
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
  if (answerKnown(request, response, weakETag(JSON.stringify([json, isPretty])), CACHE_CONTROL)) return;
  const acceptEncoding = headerOf(request, 'accept-encoding');
  await sendJson(response, 200, json, { acceptEncoding, isPretty, cacheControl: CACHE_CONTROL });
}
