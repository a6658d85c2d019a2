import type { CallableFunction, Request } from 'firebase-functions/https';

type Callable = CallableFunction<unknown, Promise<unknown>>;
type Handler = (request: Request, response: Parameters<Callable>[1]) => unknown;

/** Whether a body is a call: an object with the member `data`, and no other. */
function isCall(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'data' in body && Object.keys(body).length === 1;
}

/**
 * A callable that is not shown what is no call. The library refuses that as well, but writes it to the log first, and
 * a log must not hold what was asked.
 */
export function onlyCalls(callable: Callable): Callable {
  const handler: Handler = (request, response) => {
    if (request.method === 'POST' && !isCall(request.body)) {
      response.status(400).json({ error: { message: 'Bad Request', status: 'INVALID_ARGUMENT' } });
      return undefined;
    }
    return callable(request, response);
  };
  // What the deployment reads of a function stands in its properties.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors(callable)) as Callable;
}
