import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * A folder for the tests of one file, removed after the last of them.
 *
 * @returns the path of a file in it; of the folder without a name
 */
export function temporaryFolder(): (name?: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-impact-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name = '') => join(folder, name);
}
