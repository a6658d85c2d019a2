import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/**
 * Tell of every change below a folder. Each folder is watched by itself: Node's recursive watching loses, on Linux,
 * a file that an editor replaces instead of writing into it.
 *
 * @param onChange - told the path that changed
 * @returns stops watching
 */
export function watchFolder(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const add = (path: string) => {
    if (watchers.has(path)) return;
    const watcher = watch(path, (_, name) => {
      refresh();
      onChange(join(path, name ?? ''));
    });
    watcher.on('error', () => remove(path));
    watchers.set(path, watcher);
  };
  const remove = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const refresh = () => {
    for (const path of watchers.keys()) if (!existsSync(path)) remove(path);
    for (const path of foldersBelow(folder)) add(path);
  };
  refresh();
  return () => [...watchers.keys()].forEach(remove);
}

function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory() && !skipped.has(entry.name));
  return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))];
}
