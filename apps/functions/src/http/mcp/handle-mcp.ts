import type { AnswerReport } from '../../log/log-call.ts';
import type { MethodContext } from '../define-method.ts';
import { requireApiKey } from '../api-keys.ts';
import { readJsonBody } from '../read-body.ts';
import type { ReadRequest } from '../read-body.ts';
import type { Responder } from '../respond.ts';
import { registerTools } from './tools.ts';
import type { ToolListener } from './tools.ts';

type McpRequest = ReadRequest & { readonly method: string; readonly url: string };

const INSTRUCTIONS =
  'Emissions of air travel per passenger in grams of CO2e, estimated by an open engine from public data; not Google’s published values. Airports are 3-letter and airlines 2-character IATA codes. An entry without emissions is not known.';

/** Headers as the web's own type, each once. */
function headersOf({ headers }: ReadRequest): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') result.set(name, value);
  }
  return result;
}

/** The SDK is loaded at the first call: no other address needs it. */
async function answer(request: McpRequest, context: MethodContext, heard: ToolListener): Promise<Response> {
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
  const json = isPost ? readJsonBody(request) : undefined;
  return handler.fetch(
    new Request(`${siteUrl}/mcp`, {
      method: request.method,
      headers: headersOf(request),
      ...(isPost && { body: JSON.stringify(json) }),
    }),
    isPost ? { parsedBody: json } : {},
  );
}

/** Answers the Model Context Protocol: the API's methods as tools. */
export async function handleMcp(
  request: McpRequest,
  response: Responder,
  context: MethodContext,
): Promise<AnswerReport> {
  const key = request.headers['x-goog-api-key'];
  requireApiKey(context.settings.apiKeyHashes, typeof key === 'string' ? key : undefined);
  let heard: AnswerReport = { count: 0 };
  const answered = await answer(request, context, (report) => {
    heard = report;
  });
  response.statusCode = answered.status;
  answered.headers.forEach((value, name) => response.setHeader(name, value));
  response.end(new Uint8Array(await answered.arrayBuffer()));
  return { provider: context.provider.name, ...(!answered.ok && { code: 'invalid-argument' }), ...heard };
}
