import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A word found in a file, the path from the folder looked through. */
export type Find = { readonly file: string; readonly word: string };

function textOf(path: string): string {
  const bytes = readFileSync(path);
  const plain = path.endsWith('.gz') ? gunzipSync(bytes) : path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
  return plain.toString('latin1');
}

/** Where any of some words stands in any file below a folder, packed ones included. */
export function findWords(folder: string, words: readonly string[]): readonly Find[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = textOf(path);
      const file = path.slice(folder.length + 1);
      return words.filter((word) => text.includes(word)).map((word) => ({ file, word }));
    });
}
