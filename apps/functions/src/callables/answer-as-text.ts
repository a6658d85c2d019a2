import type { CallableRequest } from 'firebase-functions/https';

/**
 * Has a call answered with its result's text, written once. The library would copy the result value by value before it is
 * written, and the platform hash the text for a cache that a call never has: of 1000 flights that is more work than their
 * estimates. A call that wants events gets them from the library.
 *
 * @param result - JSON, without a member that is undefined
 * @returns what the library is to have for the result
 */
export function answerAsText({ rawRequest, acceptsStreaming }: CallableRequest<unknown>, result: unknown): unknown {
  const { res } = rawRequest;
  if (!res || acceptsStreaming) return result;
  const bytes = Buffer.from(JSON.stringify({ result }));
  res.send = () => res.setHeader('Content-Type', 'application/json; charset=utf-8').end(bytes);
  return null;
}
