import { MAX_API_BODY_BYTES } from '@tim/api-documents';
import { badRequest, invalidArgument, StatusError } from './status-error.ts';

/** What a handler needs of a request that the platform has read already. */
export type ReadRequest = {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The body's bytes; absent when there is none. */
  readonly rawBody?: Uint8Array | undefined;
};

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON of a request's body; nothing is the same as an empty object.
 *
 * @throws StatusError when it is too large, not declared as JSON, or no JSON
 */
export function readJsonBody({ headers, rawBody }: ReadRequest, maxBytes = MAX_API_BODY_BYTES): unknown {
  if (!rawBody || rawBody.length === 0) return {};
  if (rawBody.length > maxBytes) throw tooLarge(maxBytes);
  const type = headers['content-type'];
  if (typeof type !== 'string' || !/^application\/json\s*(;|$)/i.test(type)) {
    throw invalidArgument([{ description: 'The body is JSON: send Content-Type: application/json.' }]);
  }
  return parseJson(rawBody);
}

/** @throws StatusError when the bytes are no JSON in UTF-8 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw malformedJson();
  }
}

/** The error for a body above the limit. */
export function tooLarge(maxBytes: number): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${maxBytes} bytes.`);
}

/** The error for a body that is no JSON. */
export function malformedJson(): StatusError {
  const description = 'Invalid JSON payload received. The body is not JSON in UTF-8.';
  return new StatusError('INVALID_ARGUMENT', description, [badRequest([{ description }])]);
}
