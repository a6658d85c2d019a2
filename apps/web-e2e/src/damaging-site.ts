import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  /** Serve a version whose pages all end with its name, and the service worker that knows them, or that of another version. */
  readonly deploy: (name: string, ofWorker?: string) => void;
  readonly stop: () => void;
};

/** Bytes that are not those of a file, as something on the way leaves them. */
const damage = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.from('damaged')]);

/** The file behind an address: /faq is faq.html. */
function fileOf(pathname: string): string | undefined {
  const path = join(SITE, pathname === '/' ? 'index.html' : pathname);
  return [path, `${path}.html`].find((file) => extname(file) !== '' && existsSync(file));
}

const named = (page: Buffer, name: string) => Buffer.concat([page, Buffer.from(`<!-- ${name} -->\n`)]);

/** The names by which the service worker knows a file: its revision, and its hash. */
const knownAs = (bytes: Buffer) =>
  [createHash('md5').update(bytes).digest('hex'), createHash('sha256').update(bytes).digest('base64')] as const;

/** The service worker of the version in which each page ends with a name. */
function workerOf(worker: string, name: string): string {
  let text = worker;
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const built = readFileSync(join(SITE, page));
    const [revision, hash] = knownAs(built);
    const [nextRevision, nextHash] = knownAs(named(built, name));
    text = text.replaceAll(revision, nextRevision).replaceAll(hash, nextHash);
  }
  return text;
}

export async function startDamagingSite(): Promise<DamagingSite> {
  const damaged = new Set<string>();
  let version = 0;
  let deployed: { readonly name: string; readonly ofWorker: string } | undefined;
  const served = (pathname: string, file: string): Buffer => {
    const read = readFileSync(file);
    const isWorker = pathname === '/sw.js';
    if (deployed !== undefined && isWorker) return Buffer.from(workerOf(read.toString(), deployed.ofWorker));
    if (deployed !== undefined && file.endsWith('.html')) return named(read, deployed.name);
    return isWorker ? Buffer.concat([read, Buffer.from(`\n// version ${version}\n`)]) : read;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = fileOf(pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const bytes = served(pathname, file);
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
    deploy: (name, ofWorker = name) => void (deployed = { name, ofWorker }),
    stop: () => void server.close(),
  };
}
