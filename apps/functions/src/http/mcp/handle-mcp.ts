import type { AnswerReport } from '../../log/log-call.ts';
import type { MethodContext } from '../define-method.ts';
import { requireApiKey } from '../api-keys.ts';
import { isFromForeignPage } from '../cors.ts';
import { readJsonBody } from '../read-body.ts';
import type { ReadRequest } from '../read-body.ts';
import type { Responder } from '../respond.ts';
import { registerTools } from './tools.ts';
import type { ToolListener } from './tools.ts';

type McpRequest = ReadRequest & { readonly method: string };

/** JSON-RPC's code for a message that is none, and the first of those a server may give a meaning. */
const INVALID_REQUEST = -32600;
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
  const { siteUrl } = context;
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: 'travel-impact-model', title: 'Travel Impact Model, open', version: '1.0.0' },
        { instructions: INSTRUCTIONS },
      );
      registerTools(server, context, heard);
      return server;
    },
    // One answer to one request: nothing is kept between requests, so nothing can be listened to.
    { maxSubscriptions: 0 },
  );
  const isPost = request.method === 'POST';
  return handler.fetch(
    new Request(`${siteUrl}/mcp`, {
      method: request.method,
      headers: headersOf(request),
      ...(isPost && { body: JSON.stringify(json) }),
    }),
    isPost ? { parsedBody: json } : {},
  );
}

/** An error of JSON-RPC to a request that is not looked into. */
function refusal(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status });
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
  const header = request.headers['x-goog-api-key'];
  requireApiKey(settings.apiKeyHashes, query.get('key') ?? (typeof header === 'string' ? header : undefined));
  const json = request.method === 'POST' ? readJsonBody(request) : undefined;
  if (Array.isArray(json)) return refusal(400, INVALID_REQUEST, 'Send one message at a time: batches are not taken.');
  return answerMessage(request, json, context, heard);
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
