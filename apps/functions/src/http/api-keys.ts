import { createHash, timingSafeEqual } from 'node:crypto';
import { headerOf, type ReadRequest } from './read-body.ts';
import { StatusError } from './status-error.ts';

const NO_KEY =
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";

/** The API key a caller gave, in the address or in a header. */
export const keyOf = (request: ReadRequest, query: URLSearchParams): string | undefined =>
  query.get('key') ?? headerOf(request, 'x-goog-api-key');

/** The hash of the caller's key, where it is one of those accepted. */
export function acceptedKeyHash(hashes: readonly string[], key: string | undefined): string | undefined {
  if (hashes.length === 0 || key === undefined) return undefined;
  const given = createHash('sha256').update(key).digest();
  return hashes.find((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
}

/**
 * Asks for an API key where the operator lists any.
 *
 * @param hashes - SHA-256 of each accepted key, hex; empty when none is asked for
 * @param key - what the caller gave
 * @throws StatusError when it is missing or not accepted
 */
export function requireApiKey(hashes: readonly string[], key: string | undefined): void {
  if (hashes.length === 0) return;
  if (key === undefined || key === '') throw new StatusError('PERMISSION_DENIED', NO_KEY);
  if (acceptedKeyHash(hashes, key) !== undefined) return;
  throw new StatusError('INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'travelimpactmodel.googleapis.com' },
    },
  ]);
}
