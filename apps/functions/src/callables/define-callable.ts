import type { MessageFns } from '@tim/messages';
import type { Parsed } from '@tim/validation';
import { HttpsError, onCall } from 'firebase-functions/https';
import type { CallableFunction } from 'firebase-functions/https';
import { logger } from 'firebase-functions';
import { CALLABLE_OPTIONS } from '../config/options.ts';
import { currentProvider } from '../providers/current-provider.ts';
import type { Provider } from '../providers/provider.ts';
import { invalidArgument } from './invalid-argument.ts';

type CallableDefinition<Request, Response> = {
  /** Name of the function as deployed. */
  readonly name: string;
  /** Reads and checks the request's JSON. */
  readonly parse: (json: unknown) => Parsed<Request>;
  readonly response: Pick<MessageFns<Response>, 'toJSON'>;
  readonly handle: (request: Request, context: { readonly provider: Provider }) => Promise<Response>;
};

/**
 * A callable function: reads the request, checks it, asks, and writes the answer's JSON. It alone turns faults into
 * error codes and logs name, code and duration; what was asked is never logged.
 */
export function defineCallable<Request, Response>({
  name,
  parse,
  response,
  handle,
}: CallableDefinition<Request, Response>): CallableFunction<unknown, Promise<unknown>> {
  return onCall(CALLABLE_OPTIONS, async ({ data }) => {
    const start = performance.now();
    let code: string = 'ok';
    try {
      const parsed = parse(data);
      if (parsed.kind === 'invalid') throw invalidArgument(parsed);
      return response.toJSON(await handle(parsed.request, { provider: currentProvider() }));
    } catch (error) {
      const known = error instanceof HttpsError ? error : undefined;
      code = known?.code ?? 'internal';
      if (known) throw known;
      logger.error(name, { fault: error instanceof Error ? error.stack : String(error) });
      throw new HttpsError('internal', 'The service failed. Please try again.');
    } finally {
      logger.info(name, { code, milliseconds: Math.round(performance.now() - start) });
    }
  });
}
