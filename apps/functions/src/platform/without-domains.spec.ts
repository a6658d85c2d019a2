import { describe, expect, it, onTestFinished } from 'vitest';
import { serveHandler } from '../testing/served-handler.ts';

// The set-up of the tests has turned the domains off.
describe('a request that runs without a domain', () => {
  it('has none', async () => {
    const { url, close } = await serveHandler((_request, response) => {
      response.json({ hasDomain: 'domain' in process && process.domain !== null });
    });
    onTestFinished(close);
    expect(await (await fetch(url)).json()).toEqual({ hasDomain: false });
  });

  it('is answered with status 500 when its function fails, and so is the next', async () => {
    const { url, close } = await serveHandler(async () => {
      await Promise.resolve();
      throw new Error('a fault in the function');
    });
    onTestFinished(close);
    expect((await fetch(url)).status).toBe(500);
    expect((await fetch(url)).status).toBe(500);
  });
});
