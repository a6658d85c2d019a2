import { workOfRequest } from '@tim/validation';
import type { Extras, Parsed } from '@tim/validation';
import { HttpsError, onRequest } from 'firebase-functions/https';
import type { HttpsFunction, Request } from 'firebase-functions/https';
import { CALLABLE_OPTIONS } from '../config/options.ts';
import type { Verdict } from '../guard/rate-limiter.ts';
import { sendBytes } from '../http/respond.ts';
import type { Responder } from '../http/respond.ts';
import { writeAnswer } from '../http/write-answer.ts';
import { logCall } from '../log/log-call.ts';
import type { ReportedAnswer } from '../operations/answer.ts';
import { currentServices } from '../services/services.ts';
import type { NamingServices, Services } from '../services/services.ts';
import { httpsError } from './https-error.ts';
import { invalidArgument } from './invalid-argument.ts';
import { readCall } from './read-call.ts';
import { requireAttested } from './require-attested.ts';

export type CallableDefinition<Message extends Extras> = {
  /** Name of the function as deployed. */
  readonly name: string;
  /** Reads and checks the request's JSON. */
  readonly parse: (json: unknown) => Parsed<Message>;
  /** Flights or markets asked for. */
  readonly countOf: (request: Message) => number;
  readonly handle: (request: Message, services: NamingServices) => Promise<ReportedAnswer>;
};

/** @throws HttpsError when the client has asked too often */
function requireRate(verdict: Verdict): void {
  if (verdict.kind === 'allowed') return;
  const { retryAfterSeconds } = verdict;
  throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.', { retryAfterSeconds });
}

/** Sends an answer. A client that asks for events gets it as the only event, always with status 200. */
async function send({ headers }: Request, response: Responder, status: number, json: Uint8Array): Promise<void> {
  if (headers.accept !== 'text/event-stream') return sendBytes(response, status, json);
  const event = Buffer.concat([Buffer.from('data: '), json, Buffer.from('\n\n')]);
  return sendBytes(response, 200, event, { contentType: 'text/event-stream' });
}

const resultOf = (answer: Uint8Array) => Buffer.concat([Buffer.from('{"result":'), answer, Buffer.from('}')]);

async function sendError(request: Request, response: Responder, error: HttpsError): Promise<void> {
  const { details, httpErrorCode } = error;
  if (typeof details === 'object' && details !== null && 'retryAfterSeconds' in details) {
    response.setHeader('Retry-After', String(details.retryAfterSeconds));
  }
  await send(request, response, httpErrorCode.status, Buffer.from(JSON.stringify({ error: error.toJSON() })));
}

/**
 * A callable function: reads the request, checks it, asks, and writes the answer's JSON. It alone turns faults into
 * error codes and logs name, code and duration; what was asked is never logged. It speaks the protocol of callables
 * itself (docs/decisions/0046).
 *
 * @param services - what it works with, asked for at each call
 */
export function defineCallable<Message extends Extras>(
  { name, parse, countOf, handle }: CallableDefinition<Message>,
  services: () => Services = currentServices,
): HttpsFunction {
  return onRequest(CALLABLE_OPTIONS, async (request, response) => {
    const log = logCall(name);
    let provider: string | undefined;
    try {
      const available = services();
      provider = available.provider.name;
      const meter = available.meterOf(request);
      requireRate(meter.admit());
      await requireAttested(request, available.settings.appCheck);
      const parsed = parse(readCall(request));
      if (parsed.kind === 'invalid') throw invalidArgument(parsed);
      const work = workOfRequest(countOf(parsed.request), parsed.request);
      requireRate(meter.charge(work));
      const report = await available.queue(work, async () => {
        const { answer, ...told } = await handle(parsed.request, available);
        await send(request, response, 200, resultOf(await writeAnswer(answer, { keepsEmptyList: true })));
        return told;
      });
      log.done({ code: 'ok', provider, ...report });
    } catch (error) {
      const known = httpsError(error);
      log.done({ code: known.code, provider }, known.code === 'internal' ? error : undefined);
      await sendError(request, response, known);
    }
  });
}
