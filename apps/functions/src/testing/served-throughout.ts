import { afterAll, beforeAll } from 'vitest';
import type { Served } from './served-handler.ts';

/** Serves a function while all tests of a file or suite run. Its address is known from the first of them on. */
export function servedThroughout(serve: () => Promise<Served>): Pick<Served, 'url'> {
  const address = { url: '' };
  let served: Served | undefined;
  beforeAll(async () => {
    served = await serve();
    address.url = served.url;
  });
  afterAll(() => served?.close());
  return address;
}
