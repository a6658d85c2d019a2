import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { checkImport, type Workspace } from './check-import.ts';
import { checkProject, layerOf } from './check-project.ts';
import { checkWebFolders } from './check-web-folders.ts';
import { findImports, type ModuleImport } from './imports.ts';
import { findProjects, type Project, readPackageJson } from './projects.ts';
import type { Layer } from './rules.ts';
import { describeSourceFile } from './source-file.ts';

const skippedFolders = new Set(['node_modules', 'dist']);

/** Every import of every project, held against the rules. */
export function checkBoundaries(workspaceRoot: string): { readonly faults: readonly Fault[]; readonly files: number } {
  const projects = findProjects(workspaceRoot);
  const workspace: Workspace = { manifest: readPackageJson(workspaceRoot), projects };
  const faults = projects.flatMap((project) => checkProject(project, workspace));

  let files = 0;
  for (const project of projects) {
    const layer = layerOf(project);
    if (!layer) continue;
    for (const path of findSources(workspaceRoot, project)) {
      files += 1;
      faults.push(...checkSource(workspaceRoot, path, project, layer, workspace));
    }
  }
  return { faults, files };
}

function findSources(workspaceRoot: string, { root }: Project): string[] {
  return globSync(`${root}/**/*.{ts,tsx}`, { cwd: workspaceRoot, exclude: (path) => hasSkippedFolder(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

function hasSkippedFolder(path: string): boolean {
  return path.split(/[\\/]/).some((part) => skippedFolders.has(part));
}

function checkSource(root: string, path: string, project: Project, layer: Layer, workspace: Workspace): Fault[] {
  let imports: ModuleImport[];
  try {
    imports = findImports(path, readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    return [{ file: path, message: `cannot be parsed: ${error instanceof Error ? error.message : String(error)}` }];
  }
  const file = describeSourceFile(path, project);
  const isWeb = project.tags.includes('scope:web');
  return imports.flatMap((found) => {
    const message = checkImport(found, file, layer, workspace) ?? (isWeb ? checkWebFolders(found, file) : undefined);
    return message === undefined ? [] : [{ file: path, line: found.line, message }];
  });
}
