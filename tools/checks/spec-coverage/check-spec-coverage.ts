import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';

const tableFile = 'docs/spec-coverage.md';

/** Every file the table of the specification's sentences names in backticks must exist. */
export function checkSpecCoverage(workspaceRoot: string): Fault[] {
  const file = join(workspaceRoot, tableFile);
  if (!existsSync(file)) {
    return [{ file: tableFile, message: 'is missing: it says where each sentence of the specification is done.' }];
  }
  return findNamedPaths(readFileSync(file, 'utf8'))
    .filter(({ path }) => !existsSync(join(workspaceRoot, path)))
    .map(({ path, line }) => ({
      file: tableFile,
      line,
      message: `\`${path}\` does not exist: name the file's new place.`,
    }));
}

/** The paths in a Markdown table's rows: in backticks, with a slash and a file ending, nothing else. */
export function findNamedPaths(markdown: string): { readonly path: string; readonly line: number }[] {
  return markdown.split('\n').flatMap((row, index) => {
    if (!row.startsWith('|')) return [];
    return [...row.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.\w+)`/g)].map(([, path = '']) => ({ path, line: index + 1 }));
  });
}
