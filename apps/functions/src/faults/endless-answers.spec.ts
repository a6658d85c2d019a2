import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_ANSWER_BYTES } from '../providers/tim-api/bounded-fetch.ts';
import { endless } from '../testing/faults.ts';
import { gramsOf, honestAnswer, startUpstream } from '../testing/upstream.ts';
import type { Behaviour } from '../testing/upstream.ts';
import { askFlights, upstreamProvider } from './upstream-provider.fixture.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

/** What a question is answered with, what the operator is told, and how much the upstream sent before the connection was closed. */
async function ask(behaviour: Behaviour) {
  const { provider, onFailure } = upstreamProvider(upstream.url);
  const { promise: sentBytes, resolve } = Promise.withResolvers<number>();
  upstream.behave((asked, response, attempt) => {
    const { socket } = response;
    response.on('close', () => resolve(socket?.bytesWritten ?? Number.NaN));
    behaviour(asked, response, attempt);
  });
  const [code] = await askFlights(provider, [52]);
  return { code, told: onFailure.mock.calls, sentBytes: await sentBytes };
}

/** Asks an upstream whose honest answer has so many bytes. */
const sized = (bytes: number) =>
  ask((asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(honestAnswer(asked)).padEnd(bytes));
  });

const TOO_LARGE = [[{ reason: 'answer-too-large' }, 1]];

describe('an answer that is too large', () => {
  it.each([200, 400, 500])('is not read to its end, with status %s: there may be none', async (status) => {
    const { code, told, sentBytes } = await ask(endless(status));
    expect([code, told]).toEqual(['unavailable', TOO_LARGE]);
    // What stands in the buffers of both ends was sent and is not read.
    expect(sentBytes).toBeLessThan(MOST_ANSWER_BYTES + 32 * 2 ** 20);
  });

  it('is not read at all where it says its length', async () => {
    const { code, told } = await ask((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(MOST_ANSWER_BYTES + 1) });
      response.write('{');
    });
    expect([code, told]).toEqual(['unavailable', TOO_LARGE]);
  });

  it('is bounded by what it unpacks to', async () => {
    const zipped = gzipSync(Buffer.alloc(256 * 2 ** 20, ' '));
    const before = process.memoryUsage.rss();
    const { code, told } = await ask((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(zipped);
    });
    expect([code, told]).toEqual(['unavailable', TOO_LARGE]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
  });

  it('is one of a byte more than is read', async () => {
    expect((await sized(MOST_ANSWER_BYTES)).code).toBe(gramsOf(52));
    expect((await sized(MOST_ANSWER_BYTES + 1)).told).toEqual(TOO_LARGE);
  });
});
