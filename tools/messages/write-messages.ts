import { cp, rm } from 'node:fs/promises';
import { compareFolders } from './compare-folders.ts';
import { withFreshMessages } from './generate-messages.ts';

/**
 * Bring the committed generated code up to date; files that are as they should be stay untouched, so that nothing
 * is rebuilt for them.
 *
 * @returns how many files were written or removed
 */
export function writeMessages(): Promise<number> {
  return withFreshMessages(async (folders) => {
    let changes = 0;
    for (const { committed, fresh } of folders) {
      const differences = await compareFolders(committed, fresh);
      if (differences.length === 0) continue;
      await rm(committed, { recursive: true, force: true });
      await cp(fresh, committed, { recursive: true });
      changes += differences.length;
    }
    return changes;
  });
}
