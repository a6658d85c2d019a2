import type { AnswerReport } from '../../log/log-call.ts';
import type { MethodContext } from '../define-method.ts';
import { keyOf, requireApiKey } from '../api-keys.ts';
import { isFromForeignPage } from '../cors.ts';
import { errorLine, statusErrorOf } from '../error-body.ts';
import { readJsonBody } from '../read-body.ts';
import type { ReadRequest } from '../read-body.ts';
import type { Responder } from '../respond.ts';
import { asObject, INVALID_REQUEST, messageFault } from './check-message.ts';
import { registerTools, TOOL_NAMES } from './tools.ts';
import type { ToolListener } from './tools.ts';

type McpRequest = ReadRequest & { readonly method: string };

/** JSON-RPC's code for what is no JSON, and the first of those a server may give a meaning. */
const PARSE_ERROR = -32700;
const REFUSED = -32000;

const INSTRUCTIONS =
  'Emissions of air travel in grams of CO2e per passenger, estimated by an open engine from public data; not Google’s published values. Airports are 3-letter and airlines 2-character IATA codes; the airline is the one that operates the flight. An entry without emissions is no error: its unavailableReason says why.';

/** Headers as the web's own type, each once. */
function headersOf({ headers }: ReadRequest): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') result.set(name, value);
  }
  return result;
}

/** One message to the SDK, which is loaded at the first: no other address needs it. */
async function answerMessage(
  request: McpRequest,
  json: unknown,
  context: MethodContext,
  heard: ToolListener,
): Promise<Response> {
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: 'travel-impact-model', title: 'Travel Impact Model, open', version: '1.0.0' },
        { instructions: INSTRUCTIONS },
      );
      registerTools(server, context, { input: asObject(asObject(json)?.['params'])?.['arguments'], heard });
      return server;
    },
    // Nothing is kept between requests, so there is nothing to subscribe to.
    { maxSubscriptions: 0 },
  );
  const isPost = request.method === 'POST';
  return handler.fetch(
    new Request(`${context.settings.siteUrl}/mcp`, {
      method: request.method,
      headers: headersOf(request),
      ...(isPost && { body: JSON.stringify(json) }),
    }),
    isPost ? { parsedBody: json } : {},
  );
}

/** An error of JSON-RPC to a request that is not looked into. */
function refusal(status: number, code: number, message: string, id: string | number | null = null): Response {
  return Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status });
}

/**
 * Answers the Model Context Protocol: the API's methods as tools. A page of another site is refused, as the protocol
 * asks, and so is a list of messages, which the protocol has had no more since 2025-06-18, whatever its length.
 */
async function answer(
  request: McpRequest,
  query: URLSearchParams,
  context: MethodContext,
  heard: ToolListener,
): Promise<Response> {
  const { settings } = context;
  if (isFromForeignPage(request, settings)) {
    heard({ code: 'permission-denied' });
    return refusal(403, REFUSED, 'Pages of this origin may not call.');
  }
  requireApiKey(settings.apiKeyHashes, keyOf(request, query));
  let json: unknown;
  try {
    json = request.method === 'POST' ? readJsonBody(request) : undefined;
  } catch (fault) {
    return refusal(400, PARSE_ERROR, errorLine(statusErrorOf(fault)));
  }
  if (isNamedTooLong(request, json)) {
    return refusal(
      400,
      INVALID_REQUEST,
      `A method, a name, an id and a header have at most ${MAX_NAME_LENGTH} characters.`,
    );
  }
  if (Array.isArray(json)) return refusal(400, INVALID_REQUEST, 'Send one message at a time: batches are not taken.');
  const fault = request.method === 'POST' ? await messageFault(json, TOOL_NAMES) : undefined;
  if (fault) {
    heard({ code: 'invalid-argument' });
    return refusal(fault.code === INVALID_REQUEST ? 400 : 200, fault.code, fault.message, fault.id);
  }
  return answerMessage(request, json, context, heard);
}

/** Longest that a message's names and the protocol's headers may be [characters]: the SDK repeats them in its errors. */
const MAX_NAME_LENGTH = 200;

function isNamedTooLong({ headers }: McpRequest, json: unknown): boolean {
  const { id, method, params } = asObject(json) ?? {};
  const { name } = asObject(params) ?? {};
  const ofProtocol = Object.entries(headers).flatMap(([header, value]) => (header.startsWith('mcp-') ? [value] : []));
  return [id, method, name, ...ofProtocol].some((one) => typeof one === 'string' && one.length > MAX_NAME_LENGTH);
}

/** Answers one request to the tools. */
export async function handleMcp(
  request: McpRequest,
  response: Responder,
  query: URLSearchParams,
  context: MethodContext,
): Promise<AnswerReport> {
  let heard: AnswerReport = { count: 0 };
  const answered = await answer(request, query, context, (report) => {
    heard = report;
  });
  response.statusCode = answered.status;
  answered.headers.forEach((value, name) => response.setHeader(name, value));
  response.end(new Uint8Array(await answered.arrayBuffer()));
  return { provider: context.provider.name, ...(!answered.ok && { code: 'invalid-argument' }), ...heard };
}
