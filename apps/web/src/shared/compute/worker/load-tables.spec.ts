import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TableFault } from '@tim/reference-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTables } from './load-tables.ts';

const committed = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../../libs/reference-data/tables', name));

/** A server, and what the browser kept of it. */
function serve(kept: (file: Uint8Array) => Uint8Array, served: (file: Uint8Array) => Uint8Array = (file) => file) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { cache }: { readonly cache: RequestCache }) => {
    asked.push(cache);
    const file = committed(basename(new URL(address, 'http://site').pathname));
    return Promise.resolve(new Response(new Uint8Array(cache === 'reload' ? served(file) : kept(file))));
  });
  return asked;
}

const withOneBitChanged = (file: Uint8Array) => {
  const bytes = Uint8Array.from(gunzipSync(file));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return gzipSync(bytes);
};

describe('the tables of the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are those that were built, whether they come compressed or not', async () => {
    const expected = gunzipSync(committed('seats.bin.gz'));
    const asked = serve((file) => file);
    expect(expected.equals((await fetchTables(['seats'])).seats)).toBe(true);
    serve((file) => gunzipSync(file));
    expect(expected.equals((await fetchTables(['seats'])).seats)).toBe(true);
    expect(asked).toEqual(['default']);
  });

  it.each([
    ['one bit changed', withOneBitChanged],
    ['its end cut off', (file: Uint8Array) => file.subarray(0, file.length - 20)],
    ['nothing in it', () => new Uint8Array()],
    ['the page of another server', () => new TextEncoder().encode('<html>Sign in</html>')],
  ])('are fetched anew where what the browser kept has %s', async (_name, damage) => {
    const asked = serve(damage);
    const tables = await fetchTables(['fuel-burn', 'seats']);
    expect(gunzipSync(committed('fuel-burn.bin.gz')).equals(tables['fuel-burn'])).toBe(true);
    expect(asked.toSorted()).toEqual(['default', 'default', 'reload', 'reload']);
  });

  it('are refused by name where the server’s own are damaged', async () => {
    serve(withOneBitChanged, withOneBitChanged);
    await expect(fetchTables(['fuel-burn'])).rejects.toThrow(TableFault);
    await expect(fetchTables(['fuel-burn'])).rejects.toThrow('fuel-burn is damaged');
  });
});
