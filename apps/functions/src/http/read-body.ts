import { LIMITS } from '@tim/validation';
import type { Sent } from '../guard/client-address.ts';
import { jsonExcess } from './json-excess.ts';
import type { JsonBounds } from './json-excess.ts';
import { badRequest, invalidArgument, StatusError, unreadable } from './status-error.ts';

/** The error for a body that holds more than a body may: bytes, or what is parted by commas. */
export class TooMuchInBody extends StatusError {}

/** What a handler needs of a request that the platform has read already. */
export type ReadRequest = Pick<Sent, 'headers'> & {
  /** The body's bytes; absent when there is none, or when the platform could not tell what it is. */
  readonly rawBody?: Uint8Array | undefined;
};

/** A header's value; Node joins those of a header that is sent several times. */
export function headerOf({ headers }: Pick<ReadRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

const isDeclaredAsJson = (request: ReadRequest) =>
  /^application\/json\s*(;|$)/i.test(headerOf(request, 'content-type') ?? '');

/** Whether a body was sent, as its headers say. */
const hasBody = ({ headers }: ReadRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The JSON of a request's body; nothing is the same as an empty object.
 *
 * @throws StatusError when it is too large or too deep, not declared as JSON, or no JSON
 */
export function readJsonBody(
  request: ReadRequest,
  maxBytes: number = LIMITS.bodyBytes,
  bounds: JsonBounds = LIMITS,
): unknown {
  const { rawBody } = request;
  if (!rawBody?.length && !hasBody(request)) return {};
  if (!isDeclaredAsJson(request)) {
    throw invalidArgument([{ description: 'The body is JSON: send Content-Type: application/json.' }]);
  }
  if (!rawBody) throw malformedJson();
  if (rawBody.length > maxBytes) throw tooLarge(maxBytes);
  return parseJson(rawBody, bounds);
}

/** @throws StatusError when the bytes are no JSON in UTF-8, nest too deep, or hold too much */
function parseJson(bytes: Uint8Array, bounds: JsonBounds): unknown {
  // Asked before anything is made of the body: whatever walks through JSON by calling itself would run out of stack, and
  // a hundred thousand names in one object hold the process for a second.
  const excess = jsonExcess(bytes, bounds);
  if (excess !== undefined) throw TOO_MUCH[excess](bounds);
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw malformedJson();
  }
}

/** The error for a body above the limit. */
export function tooLarge(maxBytes: number): StatusError {
  return new TooMuchInBody('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${maxBytes} bytes.`);
}

/** The error for a body that is no JSON. */
export const malformedJson = (): StatusError =>
  unreadable('Invalid JSON payload received. The body is not JSON in UTF-8.');

const TOO_MUCH = {
  depth: ({ depth }: JsonBounds) =>
    unreadable(`Invalid JSON payload received. Lists and objects may stand in one another ${depth} deep.`),
  commas: ({ commas }: JsonBounds) => {
    const description = `Invalid JSON payload received. It may hold ${commas} commas; 1000 flights have fewer than 10 000.`;
    return new TooMuchInBody('INVALID_ARGUMENT', description, [badRequest([{ description }])]);
  },
} as const;
