import { HTTP_STATUS } from '@tim/api-documents';
import { logCall, logCode } from '../log/log-call.ts';
import type { AnswerReport } from '../log/log-call.ts';
import { requestIdOf } from '../log/request-id.ts';
import { clientKey } from '../guard/client-address.ts';
import type { Services } from '../services/services.ts';
import { requireApiKey } from './api-keys.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { sendDocument } from './documents/send-document.ts';
import { errorBody, statusErrorOf } from './error-body.ts';
import { fieldChooser } from './field-mask.ts';
import { handleMcp } from './mcp/handle-mcp.ts';
import { readJsonBody } from './read-body.ts';
import type { ReadRequest } from './read-body.ts';
import { sendJson } from './respond.ts';
import type { Responder } from './respond.ts';
import { answererOf, findRoute, operationOf } from './routes.ts';
import type { Route } from './routes.ts';
import { retryInfo, StatusError } from './status-error.ts';
import { readSystemParameters } from './system-parameters.ts';
import type { Method } from './define-method.ts';

/** What the handler needs of the platform's request. */
export type ApiRequest = ReadRequest & {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly socket?: { readonly remoteAddress?: string | undefined };
};

const firstOf = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : value?.[0]);

async function callMethod(request: ApiRequest, query: URLSearchParams, method: Method, services: Services) {
  const { fields, isPretty, key } = readSystemParameters(query);
  requireApiKey(services.settings.apiKeyHashes, key ?? firstOf(request.headers['x-goog-api-key']));
  const choose = fieldChooser(fields ?? firstOf(request.headers['x-goog-fieldmask']), method.responseName);
  const context = { ...services, siteUrl: services.settings.siteUrl };
  const { response, ...report } = await method.call(readJsonBody(request), context);
  return { json: choose(response), isPretty, report: { provider: answererOf(method, services), ...report } };
}

/** @throws StatusError when the client has asked too often */
function requireRate(request: ApiRequest, { limit }: Services): void {
  const verdict = limit(clientKey(request));
  if (verdict.kind === 'allowed') return;
  const { retryAfterSeconds } = verdict;
  const message = 'Resource has been exhausted (e.g. check quota).';
  throw new StatusError('RESOURCE_EXHAUSTED', message, [retryInfo(retryAfterSeconds)], retryAfterSeconds);
}

async function answerOrThrow(
  request: ApiRequest,
  response: Responder,
  route: Route | undefined,
  query: URLSearchParams,
  services: Services,
): Promise<AnswerReport> {
  if (!route) throw new StatusError('NOT_FOUND', 'Method not found.');
  requireRate(request, services);
  if (route.kind === 'mcp') return handleMcp(request, response, query, services);
  if (route.kind !== 'method') {
    await sendDocument(request, response, query, route.kind, services);
    return {};
  }
  const { json, isPretty, report } = await callMethod(request, query, route.method, services);
  // The published answers have no fields that could say it.
  response.setHeader('X-Answered-By', report.provider);
  if (report.filledIn) response.setHeader('X-Filled-In', `engine; entries=${report.filledIn}`);
  const acceptEncoding = firstOf(request.headers['accept-encoding']);
  await sendJson(response, 200, json, { acceptEncoding, isPretty });
  return report;
}

/** Answers one request of the API, its documents or its tools. Every fault becomes an error's body. */
export async function handleApi(request: ApiRequest, response: Responder, services: Services): Promise<void> {
  const { settings } = services;
  const [path = '/', search = ''] = request.url.split('?', 2);
  if (request.method === 'OPTIONS') return answerPreflight(request, response, findRoute('POST', path), settings);
  const route = findRoute(request.method, path);
  const requestId = requestIdOf(request);
  const log = logCall(operationOf(route), requestId);
  allowOrigin(request, response, route, settings);
  response.setHeader('X-Request-Id', requestId);
  const query = new URLSearchParams(search);
  try {
    const { fault, ...report } = await answerOrThrow(request, response, route, query, services);
    log.done({ code: 'ok', ...report }, fault);
  } catch (fault) {
    const error = statusErrorOf(fault);
    const provider = answererOf(route?.kind === 'method' ? route.method : undefined, services);
    log.done({ code: logCode(error.code), provider }, error.code === 'INTERNAL' ? fault : undefined);
    if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    await sendJson(response, HTTP_STATUS[error.code], errorBody(error), {
      acceptEncoding: undefined,
      isPretty: !/^(false|0)$/i.test(query.get('prettyPrint') ?? ''),
    });
  }
}
