import { LIMITS } from '@tim/validation';
import { HttpsError } from 'firebase-functions/https';
import { readJsonBody } from '../http/read-body.ts';
import type { ReadRequest } from '../http/read-body.ts';

/** Whether a body is a call: an object with the member `data`, and no other. */
const isCall = (body: unknown): body is { readonly data: unknown } =>
  typeof body === 'object' && body !== null && 'data' in body && Object.keys(body).length === 1;

/** Whether JSON of bounded depth holds a value in the callables' own notation of types, which no field here is. */
function hasTypedValue(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.hasOwn(json, '@type') || Object.values(json).some(hasTypedValue);
}

/**
 * What a call was sent with.
 *
 * @throws HttpsError or StatusError when it is no call, or is larger or deeper than one may be
 */
export function readCall(request: ReadRequest & { readonly method: string }): unknown {
  const body = request.method === 'POST' ? readJsonBody(request, LIMITS.callableBodyBytes) : undefined;
  if (!isCall(body)) {
    throw new HttpsError('invalid-argument', 'Bad Request: POST a JSON object whose one member is "data".');
  }
  if (hasTypedValue(body.data)) {
    throw new HttpsError('invalid-argument', 'Bad Request: no value here has an "@type"; send plain numbers and text.');
  }
  return body.data;
}
