import { posix } from 'node:path';
import type { Fault } from '../fault.ts';

/** What each file imports, by their paths from the repository's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Files that import each other, if only for their types, when asked for later or as a worker: nobody can read one of
 * them without the other.
 *
 * @returns a fault for each import that closes a circle
 */
export function findCircles(graph: ImportGraph): readonly Fault[] {
  const faults: Fault[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at !== -1) {
      const circle = [...way.slice(at), file].map((one) => posix.basename(one)).join(' -> ');
      faults.push({ file: way.at(-1) ?? file, message: `closes a circle of imports: ${circle}.` });
      return;
    }
    if (done.has(file)) return;
    for (const imported of graph.get(file) ?? []) visit(imported, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return faults;
}
