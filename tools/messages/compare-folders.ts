import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** One file that differs between two folders. */
export type Difference = { readonly path: string; readonly kind: 'missing' | 'changed' | 'left over' };

/**
 * Compare two folders byte for byte.
 *
 * @param actual - the folder judged
 * @param expected - what it should hold
 */
export async function compareFolders(actual: string, expected: string): Promise<Difference[]> {
  const [have, want] = await Promise.all([readFolder(actual), readFolder(expected)]);
  const paths = [...new Set([...have.keys(), ...want.keys()])].toSorted();
  return paths.flatMap((path): Difference[] => {
    const [is, shouldBe] = [have.get(path), want.get(path)];
    if (is === undefined) return [{ path, kind: 'missing' }];
    if (shouldBe === undefined) return [{ path, kind: 'left over' }];
    return is.equals(shouldBe) ? [] : [{ path, kind: 'changed' }];
  });
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [relative(folder, file), await readFile(file)] as const)));
}
