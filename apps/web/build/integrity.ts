import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

/**
 * The hash of a file of the site, as subresource integrity writes it; of a compressed one both as it is and not compressed, since a
 * server may send it either way.
 */
export function integrityOf(file: string, bytes: Uint8Array): string {
  const forms = file.endsWith('.gz') ? [bytes, gunzipSync(bytes)] : [bytes];
  return forms.map((form) => `sha256-${createHash('sha256').update(form).digest('base64')}`).join(' ');
}
