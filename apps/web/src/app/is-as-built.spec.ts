import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integrityOf } from '../../build/integrity.ts';
import { isAsBuilt } from './is-as-built.ts';

const file = new TextEncoder().encode('<html>a page</html>');

describe('a kept file', () => {
  it('is as built with the very bytes of the build, and can still be read', async () => {
    const response = new Response(file);
    expect(await isAsBuilt(response, integrityOf('about.html', file))).toBe(true);
    expect(await response.text()).toBe('<html>a page</html>');
  });

  it('is not as built with any other bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (other) => {
        fc.pre(!Buffer.from(other).equals(file));
        expect(await isAsBuilt(new Response(other), integrityOf('about.html', file))).toBe(false);
      }),
    );
  });

  it('is not as built when it has no hash', async () => {
    expect(await isAsBuilt(new Response(file), '')).toBe(false);
  });

  it('is as built whether the server sent a table compressed or the browser has undone that', async () => {
    const table = gzipSync('a table');
    const integrity = integrityOf('assets/seats.bin-a1.gz', table);
    expect(await isAsBuilt(new Response(new Uint8Array(table)), integrity)).toBe(true);
    expect(await isAsBuilt(new Response(new Uint8Array(gunzipSync(table))), integrity)).toBe(true);
    expect(await isAsBuilt(new Response(new Uint8Array(gzipSync('another'))), integrity)).toBe(false);
  });
});
