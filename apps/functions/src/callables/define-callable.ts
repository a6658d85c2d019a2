import type { MessageFns } from '@tim/messages';
import type { Parsed } from '@tim/validation';
import { onCall } from 'firebase-functions/https';
import type { CallableFunction, CallableRequest, HttpsError } from 'firebase-functions/https';
import { CALLABLE_OPTIONS } from '../config/options.ts';
import { logCall } from '../log/log-call.ts';
import { requestIdOf } from '../log/request-id.ts';
import type { Outcome } from '../operations/outcome.ts';
import type { Provider } from '../providers/provider.ts';
import { currentServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import { answerAsText } from './answer-as-text.ts';
import { httpsError } from './https-error.ts';
import { invalidArgument } from './invalid-argument.ts';
import { onlyCalls } from './only-calls.ts';
import { requireAllowed } from './require-allowed.ts';

export type CallableDefinition<Request, Response> = {
  /** Name of the function as deployed. */
  readonly name: string;
  /** Reads and checks the request's JSON. */
  readonly parse: (json: unknown) => Parsed<Request>;
  readonly response: Pick<MessageFns<Response>, 'toJSON'>;
  readonly handle: (request: Request, provider: Provider) => Promise<Outcome<Response>>;
};

/** An error that names a time to wait says it in the header as well. */
function sayWhenToRetry({ rawRequest }: CallableRequest<unknown>, { details }: HttpsError): void {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return;
  rawRequest.res?.setHeader('Retry-After', String(details.retryAfterSeconds));
}

/**
 * From here on an answer is written by ourselves. Shorter ones are not worth it: the server of many small calls then holds
 * a third more memory, and its slowest answers take twice as long.
 */
const LONG_ANSWER_ENTRIES = 250;

/**
 * A callable function: reads the request, checks it, asks, and writes the answer's JSON. It alone turns faults into
 * error codes and logs name, code and duration; what was asked is never logged.
 *
 * @param services - what it works with, asked for at each call
 */
export function defineCallable<Request, Response>(
  { name, parse, response, handle }: CallableDefinition<Request, Response>,
  services: () => Services = currentServices,
): CallableFunction<unknown, Promise<unknown>> {
  const answer = async (call: CallableRequest<unknown>, available: Services) => {
    requireAllowed(call, available);
    const parsed = parse(call.data);
    if (parsed.kind === 'invalid') throw invalidArgument(parsed);
    return handle(parsed.request, available.provider);
  };
  const callable = onCall(CALLABLE_OPTIONS, async (call: CallableRequest<unknown>): Promise<unknown> => {
    const log = logCall(name, requestIdOf(call.rawRequest));
    let provider: string | undefined;
    try {
      const available = services();
      provider = available.provider.name;
      const { response: message, ...report } = await answer(call, available);
      log.done({ code: 'ok', provider, ...report });
      const result = response.toJSON(message);
      return report.count < LONG_ANSWER_ENTRIES ? result : answerAsText(call, result);
    } catch (error) {
      const known = httpsError(error);
      log.done({ code: known.code, provider }, known.code === 'internal' ? error : undefined);
      sayWhenToRetry(call, known);
      throw known;
    }
  });
  return onlyCalls(callable);
}
