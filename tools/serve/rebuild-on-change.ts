import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { watchFolder } from './watch-folder.ts';

/** Folders and what to do when something in them changes. */
export type Rebuild = { readonly folders: readonly string[]; readonly run: () => Promise<void> };

const quietMs = 150;

/**
 * Rebuild while sources change, one rebuild at a time, and once more for what changed meanwhile.
 * A rebuild that fails is reported and waits for the next change.
 */
export function rebuildOnChange(rebuilds: readonly Rebuild[]): void {
  for (const { folders, run } of rebuilds) {
    const request = oneAtATime(run);
    for (const folder of folders) {
      watchFolder(join(workspaceRoot, folder), (path) => {
        if (!path.includes('.spec.')) request();
      });
    }
  }
}

function oneAtATime(run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const start = async () => {
    if (isRunning) return request();
    isRunning = true;
    await run().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    isRunning = false;
  };
  const request = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), quietMs);
  };
  return request;
}
