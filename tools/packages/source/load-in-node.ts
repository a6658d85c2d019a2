import { readFile } from 'node:fs/promises';
import { unpack } from './unpack.ts';

/** The tables of the package: read from the file beside this one. */
export async function load() {
  const file = await readFile(new URL('./tables.bin', import.meta.url));
  return unpack(new Blob([file]).stream());
}
