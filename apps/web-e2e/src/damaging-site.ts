import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const SITE = join(import.meta.dirname, '../../../dist/web');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** The built site at an origin of its own, so that no other journey meets what it damages. */
export type DamagingSite = {
  readonly url: string;
  /** Addresses answered with other bytes than the build's until they are taken out. */
  readonly damaged: Set<string>;
  /** Serve another version of the service worker. */
  readonly nextVersion: () => void;
  readonly stop: () => void;
};

/** Bytes that are not those of a file, as something on the way leaves them. */
const damage = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.from('damaged')]);

/** The file behind an address: /faq is faq.html. */
function fileOf(pathname: string): string | undefined {
  const path = join(SITE, pathname === '/' ? 'index.html' : pathname);
  return [path, `${path}.html`].find((file) => extname(file) !== '' && existsSync(file));
}

export async function startDamagingSite(): Promise<DamagingSite> {
  const damaged = new Set<string>();
  let version = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = fileOf(pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const read = readFileSync(file);
    const bytes = pathname === '/sw.js' ? Buffer.concat([read, Buffer.from(`\n// version ${version}\n`)]) : read;
    const isNamedByContent = pathname.startsWith('/assets/');
    response
      .writeHead(200, {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(damaged.has(pathname) ? damage(bytes) : bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    damaged,
    nextVersion: () => void (version += 1),
    stop: () => void server.close(),
  };
}
