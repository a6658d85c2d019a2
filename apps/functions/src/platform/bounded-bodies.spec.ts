import { http } from '@google-cloud/functions-framework';
import type { HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { boundBodies } from './bounded-bodies.ts';
import { written } from '../testing/written-log.ts';

const refused: string[] = [];
boundBodies(({ headers }) => void refused.push(String(headers['content-encoding'])));

type Body = NonNullable<RequestInit['body']>;

let served = 0;

const repeatBody: HttpFunction = ({ rawBody }, response) => void response.json({ text: rawBody?.toString().trimEnd() });

/** The address of a new server, whose first request is the next one. It answers the body its function was given. */
async function serve(handler = repeatBody): Promise<string> {
  served += 1;
  const name = `bounded${served}`;
  http(name, handler);
  const server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const LIMIT = 1_048_576;
const TOO_LARGE = { error: { code: 400, message: `Request payload size exceeds the limit: ${LIMIT} bytes.` } };
const NOT_JSON = { error: { code: 400, message: expect.stringContaining('not JSON') as string } };

const text = JSON.stringify({ flights: ['a journey'] });

async function send(body: Body, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(await serve(), {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, answer: await response.json() };
}

/** A body in pieces, whose length is not told beforehand. */
function inPieces(...pieces: readonly string[]): Body {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

beforeEach(() => {
  refused.length = 0;
});

describe('a body within the bounds', () => {
  it.each([
    ['as it is', text, {}],
    ['with gzip', gzipSync(text), { 'content-encoding': 'gzip' }],
    ['with gzip by its old name', gzipSync(text), { 'content-encoding': 'x-gzip' }],
    ['with deflate', deflateSync(text), { 'content-encoding': 'deflate' }],
    ['with brotli', brotliCompressSync(text), { 'content-encoding': 'BR' }],
    ['in pieces', inPieces(text.slice(0, 5), text.slice(5)), {}],
    ['of an unknown type', text, { 'content-type': 'x' }],
    ['of exactly the limit, with gzip', gzipSync(text.padEnd(LIMIT)), { 'content-encoding': 'gzip' }],
  ])('%s reaches the function', async (_name, body, headers) => {
    expect(await send(body, headers)).toMatchObject({ status: 200, answer: { text } });
  });
});

describe('a body beyond the bounds', () => {
  it.each([
    ['said to be', text.padEnd(LIMIT + 1), {}],
    ['in pieces', inPieces(text, ' '.repeat(LIMIT)), {}],
    ['inflated', gzipSync(text.padEnd(LIMIT + 1)), { 'content-encoding': 'gzip' }],
    ['inflated a thousandfold', gzipSync(Buffer.alloc(200 * LIMIT, 32)), { 'content-encoding': 'gzip' }],
  ])('%s is refused', async (_name, body, headers) => {
    const before = process.memoryUsage.rss();
    expect(await send(body, headers)).toMatchObject({ status: 400, answer: TOO_LARGE });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * LIMIT);
  });
});

describe('a body that cannot be read, first of all requests', () => {
  it.each([
    ['no gzip', text, { 'content-encoding': 'gzip' }],
    ['an encoding nobody offers', text, { 'content-encoding': 'compress' }],
  ])('%s is answered in JSON and not repeated in the log', async (_name, body, headers) => {
    expect(await send(body, headers)).toMatchObject({ status: 400, answer: NOT_JSON });
    expect(written).toHaveLength(1);
    expect(written[0]).toContain('unread');
    expect(written[0]).toContain('invalid-argument');
    expect(written[0]).not.toContain('journey');
    expect(refused).toEqual([headers['content-encoding']]);
  });
});

it('a sender has no name for log lines', async () => {
  const url = await serve(({ headers }, response) => {
    response.json({ id: headers['function-execution-id'] ?? 'none' });
  });
  const response = await fetch(url, { headers: { 'function-execution-id': 'a journey' } });
  expect(await response.json()).toEqual({ id: 'none' });
});

it('an address that cannot be decoded is one where nothing stands', async () => {
  const response = await fetch(`${await serve()}/%ff`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { status: 'NOT_FOUND' } });
});
