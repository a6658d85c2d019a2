import { http } from '@google-cloud/functions-framework';
import type { HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runWithoutDomains } from './without-domains.ts';

/** The address of a function served by the framework until the test ends. */
async function serve(name: string, handler: HttpFunction): Promise<string> {
  http(name, handler);
  const server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a request that runs without a domain', () => {
  beforeAll(runWithoutDomains);

  it('has none', async () => {
    const url = await serve('tells', (_request, response) => {
      response.json({ hasDomain: 'domain' in process && process.domain !== null });
    });
    expect(await (await fetch(url)).json()).toEqual({ hasDomain: false });
  });

  it('is answered with status 500 when its function fails, and so is the next', async () => {
    const url = await serve('fails', async () => {
      await Promise.resolve();
      throw new Error('a fault in the function');
    });
    expect((await fetch(url)).status).toBe(500);
    expect((await fetch(url)).status).toBe(500);
  });
});
