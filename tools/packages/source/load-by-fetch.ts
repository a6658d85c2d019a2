import { unpack } from './unpack.ts';

/** The tables of the package, in browsers and workers: bundlers find the file by this very form of its address. */
export async function load() {
  const response = await fetch(new URL('./tables.bin', import.meta.url));
  if (!response.ok || response.body === null) throw new Error(`${response.url}: status ${response.status}`);
  return unpack(response.body);
}
