import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream } from '../testing/upstream.ts';
import type { Behaviour, Upstream } from '../testing/upstream.ts';
import { askFlights, upstreamProvider } from './upstream-provider.fixture.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
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

const TOO_LARGE = [[{ reason: 'answer-too-large' }, 1]];

describe('an answer that is too large', () => {
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
});
