import http from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { HTTP_STATUS } from '@tim/api-documents';
import { LIMITS } from '@tim/validation';
import { bigQueryErrorBody } from '../bigquery/error-body.ts';
import { errorBody } from '../http/error-body.ts';
import { malformedJson, tooLarge } from '../http/read-body.ts';
import { sendJson } from '../http/respond.ts';
import { StatusError } from '../http/status-error.ts';
import { logCall, logCode } from '../log/log-call.ts';

/** What inflates a body, by its Content-Encoding. */
const INFLATERS: ReadonlyMap<string, (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>> =
  new Map([
    ['gzip', promisify(gunzip)],
    ['x-gzip', promisify(gunzip)],
    ['deflate', promisify(inflate)],
    ['br', promisify(brotliDecompress)],
  ]);

/** The framework's application: answers requests, and takes handlers. */
type Application = RequestListener & { readonly use: (handler: ErrorHandler) => unknown };
type ErrorHandler = (fault: unknown, request: IncomingMessage, response: ServerResponse, next: unknown) => void;

const isApplication = (value: unknown): value is Application =>
  typeof value === 'function' && 'use' in value && typeof value.use === 'function';

async function readBytes(request: IncomingMessage): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.bodyBytes) throw tooLarge(LIMITS.bodyBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // The connection stays, for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LIMITS.bodyBytes) throw tooLarge(LIMITS.bodyBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function inflated(bytes: Uint8Array, encoding: string): Promise<Uint8Array> {
  if (encoding === 'identity' || bytes.length === 0) return bytes;
  const inflater = INFLATERS.get(encoding);
  if (!inflater) throw malformedJson();
  try {
    return await inflater(bytes, { maxOutputLength: LIMITS.bodyBytes });
  } catch (fault) {
    const isTooLarge = fault instanceof RangeError && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? tooLarge(LIMITS.bodyBytes) : malformedJson();
  }
}

/** Leaves the body's bytes on the request, and nothing of it for the framework to read. */
async function readWithinBounds(request: IncomingMessage): Promise<void> {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  const rawBody = await inflated(await readBytes(request), encoding);
  Object.assign(request, { rawBody, _body: true });
}

/** The error for a request that is refused before any function sees it. */
function errorOf(fault: unknown): StatusError {
  if (fault instanceof StatusError) return fault;
  // A URIError comes from the address; every other fault comes from the body.
  return fault instanceof URIError ? new StatusError('NOT_FOUND', 'Method not found.') : malformedJson();
}

/** The platform names the function that a process serves. BigQuery reads errors in a form of its own. */
const bodyOf = (error: StatusError): unknown =>
  process.env['FUNCTION_TARGET'] === 'bigqueryFlightEmissions' ? bigQueryErrorBody(error) : errorBody(error);

/** Called for each request whose body was refused, so that it can be counted. */
export type RefusalListener = (request: IncomingMessage) => void;

async function refuse(fault: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const error = errorOf(fault);
  const log = logCall('unread');
  log.done({ code: logCode(error.code) });
  response.setHeader('X-Request-Id', log.requestId);
  await sendJson(response, HTTP_STATUS[error.code], bodyOf(error), { isPretty: true });
  request.resume();
}

/** A header with which the framework lets a sender name its log lines, in any words. */
const NAME_IN_LOGS = 'function-execution-id';

function bounded(application: Application, onRefusal: RefusalListener): RequestListener {
  // Four parameters make it a handler of errors.
  application.use((fault, request, response, _next) => void refuse(fault, request, response));
  return (request, response) => {
    delete request.headers[NAME_IN_LOGS];
    void readWithinBounds(request).then(
      () => application(request, response),
      async (fault: unknown) => {
        onRefusal(request);
        await refuse(fault, request, response);
      },
    );
  };
}

/**
 * Has every body read here, bounded, before the functions framework sees the request (docs/decisions/0046). The
 * framework has no setting for it: it reads a body whole, inflates it up to 1 GB, and answers one that is no JSON with
 * a page of its own, writing it to the log. It makes its server after it has loaded the functions, so its application
 * can be had as it is handed over.
 */
export function boundBodies(onRefusal: RefusalListener = () => undefined): void {
  const { createServer } = http;
  const create = (...given: readonly unknown[]) =>
    Reflect.apply(
      createServer,
      http,
      given.map((one) => (isApplication(one) ? bounded(one, onRefusal) : one)),
    );
  Object.assign(http, { createServer: create });
}
