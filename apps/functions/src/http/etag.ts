import { createHash } from 'node:crypto';
import { headerOf, type ReadRequest } from './read-body.ts';
import type { Responder } from './respond.ts';

/** A name by content; weak, for it is the same in every encoding. */
export function weakETag(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** A name without the mark of a weak one. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client has the content already: If-None-Match, compared weakly (RFC 9110, 13.1.2). */
function isKnown(request: ReadRequest, etag: string): boolean {
  const known = headerOf(request, 'if-none-match') ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/**
 * Names the content, and answers with status 304 to who has it.
 *
 * @returns whether that was the answer
 */
export function answerKnown(request: ReadRequest, response: Responder, etag: string, cacheControl: string): boolean {
  response.setHeader('ETag', etag);
  if (!isKnown(request, etag)) return false;
  response.statusCode = 304;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', 'Accept-Encoding');
  response.end();
  return true;
}
