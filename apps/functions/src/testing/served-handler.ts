import { http } from '@google-cloud/functions-framework';
import type { HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { AddressInfo } from 'node:net';
import { boundBodies } from '../platform/bounded-bodies.ts';

/** A function served on 127.0.0.1 by the functions framework, as it is in production. */
export type Served = { readonly url: string; readonly close: () => Promise<void> };

boundBodies();

let served = 0;

export async function serveHandler(handler: HttpFunction): Promise<Served> {
  served += 1;
  const name = `function${served}`;
  http(name, handler);
  const server = getTestServer(name);
  // A busy machine may take longer from one request to the next than the framework keeps a connection.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
