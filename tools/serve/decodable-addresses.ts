/**
 * Loaded into the emulators before anything else: the hosting emulator ends on the first address that cannot be decoded
 * (superstatic 10.0.0, the check of redirects), and takes the whole product down with it. Such an address is what it says
 * letter for letter, with every % escaped: no page stands there, and a page's query is the page's own matter.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

subscribe('http.server.request.start', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  const { url = '/' } = request;
  if (!isDecodable(url)) request.url = url.replaceAll('%', '%25');
});
