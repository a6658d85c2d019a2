import { createServer, request as passOn, type IncomingMessage, type ServerResponse } from 'node:http';
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isOfAddress } from '../../hosting/hosting-config.ts';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import type { Header } from '../../hosting/hosting-config.ts';
import { host } from '../../serve/ports.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** These are compressed already. */
const COMPRESSED = new Set(['.png', '.woff2']);

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** A site served on this machine. */
export type ServedSite = { readonly url: string; readonly stop: () => void };

/**
 * Serve a built site as the hosting does: addresses without .html, status 404 with its page, the headers of
 * firebase.json, and everything compressed with brotli, once and not at each request.
 *
 * @param folder - the built site
 * @param rules - which headers where
 * @param port - where on this machine
 * @param extraPages - further pages by their path
 * @param functions - where calls are passed on to, by the beginning of their path
 */
export async function serveCompressed(
  folder: string,
  rules: readonly Header[],
  port: number,
  extraPages: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, string>,
): Promise<ServedSite> {
  const answers = new Map<string, Answer>();
  for (const file of globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name).slice(folder.length);
    answers.set(addressOf(path), answerWith(path, readFileSync(join(folder, path)), rules));
  }
  for (const [path, html] of extraPages) {
    answers.set(path, answerWith(`${path}.html`, Buffer.from(html), []));
  }
  const notFound = answers.get('/404');
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    const target = passedTo(functions, pathname, search);
    if (target !== undefined) {
      callFunction(target, request, response);
      return;
    }
    const answer = answers.get(pathname) ?? notFound;
    response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return { url: `http://${host}:${port}`, stop: () => server.close() };
}

function passedTo(functions: ReadonlyMap<string, string>, pathname: string, search: string): string | undefined {
  const above = [...functions.keys()].find((path) => pathname.startsWith(path));
  return above === undefined ? undefined : `${functions.get(above)}${pathname.slice(above.length)}${search}`;
}

/** As the hosting does: what it passes on it gives back compressed, as fast as a server does that at each request. */
function callFunction(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const call = passOn(target, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
    const heading = { 'Content-Type': answer.headers['content-type'], 'Content-Encoding': 'br' };
    response.writeHead(answer.statusCode ?? 502, heading);
    answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).pipe(response);
  });
  call.on('error', () => response.writeHead(502).end());
  request.pipe(call);
}

/** Where a file is found: about-tim.html at /about-tim, index.html at /. */
function addressOf(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '');
}

function answerWith(path: string, content: Buffer, rules: readonly Header[]): Answer {
  const extension = extname(path);
  const address = addressOf(path);
  const own = rules.filter(({ source }) => isOfAddress(source, address)).flatMap(({ headers }) => headers);
  const isCompressed = COMPRESSED.has(extension);
  return {
    status: address === '/404' ? 404 : 200,
    headers: {
      ...Object.fromEntries(own.map(({ key, value }) => [key, value])),
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      ...(isCompressed ? {} : { 'Content-Encoding': 'br' }),
    },
    body: isCompressed ? content : brotliCompressSync(content),
  };
}
