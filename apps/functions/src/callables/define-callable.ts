import type { Parsed } from '@tim/validation';
import { onRequest } from 'firebase-functions/https';
import type { HttpsError, HttpsFunction, Request } from 'firebase-functions/https';
import { CALLABLE_OPTIONS } from '../config/options.ts';
import { clientKey } from '../guard/client-address.ts';
import { sendJson, sendJsonBytes } from '../http/respond.ts';
import type { Responder } from '../http/respond.ts';
import { writeAnswer } from '../http/write-answer.ts';
import { logCall } from '../log/log-call.ts';
import { newRequestId } from '../log/request-id.ts';
import type { Outcome } from '../operations/outcome.ts';
import type { Provider } from '../providers/provider.ts';
import { currentServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import { httpsError } from './https-error.ts';
import { invalidArgument } from './invalid-argument.ts';
import { readCall } from './read-call.ts';
import { requireAttested } from './require-attested.ts';
import { requireRate } from './require-rate.ts';

/** What a request to a callable must tell of itself. */
type Asked = { readonly includeWorking?: boolean | undefined };

export type CallableDefinition<Message extends Asked> = {
  /** Name of the function as deployed. */
  readonly name: string;
  /** Reads and checks the request's JSON. */
  readonly parse: (json: unknown) => Parsed<Message>;
  /** Flights or markets asked for. */
  readonly countOf: (request: Message) => number;
  readonly handle: (request: Message, provider: Provider) => Promise<Outcome>;
};

/** Who asks for events gets the result as the one event there is. */
async function sendResult({ headers }: Request, response: Responder, result: Uint8Array): Promise<void> {
  const isEvent = headers.accept === 'text/event-stream';
  const before = isEvent ? 'data: {"result":' : '{"result":';
  const after = isEvent ? '}\n\n' : '}';
  const bytes = Buffer.concat([Buffer.from(before), result, Buffer.from(after)]);
  await sendJsonBytes(response, 200, bytes, {
    acceptEncoding: undefined,
    ...(isEvent && { contentType: 'text/event-stream' }),
  });
}

async function sendError(response: Responder, error: HttpsError): Promise<void> {
  const { details, httpErrorCode } = error;
  if (typeof details === 'object' && details !== null && 'retryAfterSeconds' in details) {
    response.setHeader('Retry-After', String(details.retryAfterSeconds));
  }
  await sendJson(
    response,
    httpErrorCode.status,
    { error: error.toJSON() },
    { acceptEncoding: undefined, isPretty: false },
  );
}

/**
 * A callable function: reads the request, checks it, asks, and writes the answer's JSON. It alone turns faults into
 * error codes and logs name, code and duration; what was asked is never logged. It speaks the protocol of callables
 * itself (docs/decisions/0065).
 *
 * @param services - what it works with, asked for at each call
 */
export function defineCallable<Message extends Asked>(
  { name, parse, countOf, handle }: CallableDefinition<Message>,
  services: () => Services = currentServices,
): HttpsFunction {
  return onRequest(CALLABLE_OPTIONS, async (request, response) => {
    const log = logCall(name, newRequestId());
    let provider: string | undefined;
    try {
      const available = services();
      provider = available.provider.name;
      const meter = available.meterOf(clientKey(request));
      requireRate(meter);
      await requireAttested(request, available.settings.appCheck);
      const report = await available.queue(request.rawBody?.length ?? 0, async () => {
        const parsed = parse(readCall(request));
        if (parsed.kind === 'invalid') throw invalidArgument(parsed);
        meter.charge(countOf(parsed.request), parsed.request.includeWorking ?? false);
        const { answer, ...told } = await handle(parsed.request, available.provider);
        await sendResult(request, response, await writeAnswer(answer));
        return told;
      });
      log.done({ code: 'ok', provider, ...report });
    } catch (error) {
      const known = httpsError(error);
      log.done({ code: known.code, provider }, known.code === 'internal' ? error : undefined);
      await sendError(response, known);
    }
  });
}
