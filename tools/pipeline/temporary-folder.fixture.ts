import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tim-test-'));

/** A folder for the tests of a file or suite, removed after the last of them. */
export function folderForAllTests(): string {
  const folder = newFolder();
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** An empty folder for each test of a file or suite, removed after it. */
export function folderForEachTest() {
  let folder = '';
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    /** The address of a file in it, or of itself. */
    path: (...parts: readonly string[]) => join(folder, ...parts),
    /** Writes a file and the folders that it is in; gives its address. */
    write: (file: string, content: string | Uint8Array) => {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
  };
}
