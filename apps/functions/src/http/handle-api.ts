import { HTTP_STATUS } from '@tim/api-documents';
import { acceptedLanguages, chooseLanguage, PUBLISHED_LANGUAGES, type LanguageCode } from '@tim/languages';
import type { Settings } from '../config/environment.ts';
import { logCall, logCode } from '../log/log-call.ts';
import type { AnswerReport } from '../log/log-call.ts';
import type { Sent } from '../guard/client-address.ts';
import type { Meter } from '../guard/meters.ts';
import { languageNamed } from '../operations/answer.ts';
import type { Services } from '../services/services.ts';
import { acceptedKeyHash, keyOf, requireApiKey } from './api-keys.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { sendDocument } from './documents/send-document.ts';
import { errorBody, errorLine, statusErrorOf } from './error-body.ts';
import { fieldChooser } from './field-mask.ts';
import { handleFigure } from './figures/handle-figure.ts';
import { handleOembed } from './figures/oembed.ts';
import { handleMcp } from './mcp/handle-mcp.ts';
import { headerOf, readJsonBody } from './read-body.ts';
import type { ReadRequest } from './read-body.ts';
import { sendBytes, sendJson } from './respond.ts';
import type { Responder } from './respond.ts';
import { answererOf, findRoute, operationOf } from './routes.ts';
import type { ApiRoute } from './routes.ts';
import { requireRate, StatusError } from './status-error.ts';
import { readSystemParameters } from './system-parameters.ts';
import { Violations } from './violations.ts';
import { writeAnswer } from './write-answer.ts';
import type { Method, MethodContext } from './define-method.ts';

/** What the handler needs of the platform's request. */
export type ApiRequest = ReadRequest &
  Sent & {
    readonly method: string;
    /** Path and query as sent. */
    readonly url: string;
  };

/** The language of sentences for people: the first that a caller accepts and we have, English where there is none. */
const languageOf = (request: ApiRequest): LanguageCode =>
  chooseLanguage(acceptedLanguages(headerOf(request, 'accept-language')), PUBLISHED_LANGUAGES) ?? 'en';

/** Whether every answer of a route depends on the language that a caller accepts; of the others an error alone may. */
const speaksToCaller = (route: ApiRoute | undefined) =>
  route === undefined || route.kind === 'method' || route.kind === 'mcp';

/** Tells caches that the answer depends on the language that a caller accepts. */
const varyByLanguage = (response: Responder) => response.appendHeader('Vary', 'Accept-Language');

/**
 * The meter of who asks, which has let this request in.
 *
 * @throws StatusError when the client has asked too often
 */
function admit(request: ApiRequest, query: URLSearchParams, { meterOf, settings }: Services): Meter {
  const meter = meterOf(request, acceptedKeyHash(settings.apiKeyHashes, keyOf(request, query)));
  requireRate(meter.admit());
  return meter;
}

/**
 * Refuses an address that gives a parameter twice. Methods read it as Google's do.
 *
 * @throws StatusError that names each such parameter
 */
function requireEachOnce(query: URLSearchParams): void {
  const violations = new Violations();
  violations.parametersGivenTwice(query);
  violations.throwIfAny();
}

async function answerMethod(
  request: ApiRequest,
  response: Responder,
  query: URLSearchParams,
  method: Method,
  context: MethodContext,
): Promise<AnswerReport> {
  const { fields, isPretty } = readSystemParameters(query);
  requireApiKey(context.settings.apiKeyHashes, keyOf(request, query));
  const choose = fieldChooser(fields ?? headerOf(request, 'x-goog-fieldmask'), method.responseName);
  const counted = method.read(readJsonBody(request), context);
  return context.queue(counted.work, async () => {
    const { answer, dataHash, ...report } = await counted.answer();
    const bytes = await writeAnswer(answer, { isPretty, choose });
    const provider = answererOf(method, context);
    // Who answered stands in headers: the published answers have no field for it.
    response.setHeader('X-Answered-By', provider);
    response.setHeader('Content-Language', context.language);
    if (report.filledIn) response.setHeader('X-Filled-In', `engine; entries=${report.filledIn}`);
    if (dataHash !== undefined) response.setHeader('X-Data-Hash', dataHash);
    await sendBytes(response, 200, bytes, { acceptEncoding: headerOf(request, 'accept-encoding') });
    return { provider, ...report };
  });
}

async function answerOrThrow(
  request: ApiRequest,
  response: Responder,
  route: ApiRoute | undefined,
  query: URLSearchParams,
  services: Services,
): Promise<AnswerReport> {
  const meter = admit(request, query, services);
  if (!route) throw new StatusError('NOT_FOUND', 'Method not found.');
  if (route.kind !== 'method') requireEachOnce(query);
  const language = languageOf(request);
  const context = { ...services, meter, language };
  switch (route.kind) {
    case 'method':
      return answerMethod(request, response, query, route.method, context);
    case 'figure':
      return handleFigure(request, response, query, route.address, context);
    case 'oembed':
      return handleOembed(request, response, query, services);
    case 'mcp':
      return handleMcp(request, response, query, context);
    default:
      await sendDocument(request, response, query, route.kind, services);
      return {};
  }
}

/**
 * Answers one request of the API, its documents or its tools. Every fault becomes an error's body.
 *
 * @param services - what it works with, made at the first call; that it cannot be made is a fault as any
 */
export async function handleApi(
  request: ApiRequest,
  response: Responder,
  settings: Settings,
  services: () => Services,
): Promise<void> {
  const [path = '/', search = ''] = request.url.split('?', 2);
  if (request.method === 'OPTIONS') return answerPreflight(request, response, findRoute('POST', path), settings);
  const route = findRoute(request.method, path);
  const log = logCall(operationOf(route));
  allowOrigin(request, response, route, settings);
  response.setHeader('X-Request-Id', log.requestId);
  if (speaksToCaller(route)) varyByLanguage(response);
  const query = new URLSearchParams(search);
  let available: Services | undefined;
  try {
    available = services();
    const { fault, ...report } = await answerOrThrow(request, response, route, query, available);
    log.done({ code: 'ok', ...report }, fault);
  } catch (fault) {
    const error = statusErrorOf(fault);
    const provider = available && answererOf(route?.kind === 'method' ? route.method : undefined, available);
    log.done({ code: logCode(error.code), provider }, error.code === 'INTERNAL' ? fault : undefined);
    if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    await sendError(request, response, error, route, query);
  }
}

/** Answer with an error in the form that the route's callers read: of `figure` and `oembed` one line, which fits a spreadsheet's cell; of a method the API's status. */
async function sendError(
  request: ApiRequest,
  response: Responder,
  error: StatusError,
  route: ApiRoute | undefined,
  query: URLSearchParams,
): Promise<void> {
  const status = HTTP_STATUS[error.code];
  const isFigure = route?.kind === 'figure';
  const language = isFigure ? languageNamed(query.get('lang') ?? undefined) : languageOf(request);
  if (!isFigure && !speaksToCaller(route)) varyByLanguage(response);
  if (isFigure || route?.kind === 'oembed') {
    const contentType = 'text/plain; charset=UTF-8';
    return sendBytes(response, status, Buffer.from(errorLine(error, language)), { contentType });
  }
  const isPretty = !/^(false|0)$/i.test(query.get('prettyPrint') ?? '');
  await sendJson(response, status, errorBody(error, language), { isPretty });
}
