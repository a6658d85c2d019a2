import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { checkImport, type Workspace } from './check-import.ts';
import { checkProject, layerOf } from './check-project.ts';
import { checkWebFolders } from './check-web-folders.ts';
import { findCircles } from './circles.ts';
import { findImports, type ModuleImport } from './imports.ts';
import { findProjects, type Project, readPackageJson } from './projects.ts';
import type { Layer } from './rules.ts';
import { describeSourceFile } from './source-file.ts';
import { resolveSpecifier } from './specifier.ts';

const skippedFolders = new Set(['node_modules', 'dist']);

/** Every import of every project, held against the rules. */
export function checkBoundaries(workspaceRoot: string): readonly Fault[] {
  const projects = findProjects(workspaceRoot);
  const workspace: Workspace = { manifest: readPackageJson(workspaceRoot), projects };
  const faults = projects.flatMap((project) => checkProject(project, workspace));

  const graph = new Map<string, readonly string[]>();
  for (const project of projects) {
    const layer = layerOf(project);
    if (!layer) continue;
    for (const path of findSources(workspaceRoot, project, projects)) {
      const imports = readImports(workspaceRoot, path);
      if (!Array.isArray(imports)) {
        faults.push(imports);
        continue;
      }
      graph.set(path, relativeTargets(imports, path));
      faults.push(...checkImports(imports, path, project, layer, workspace));
    }
  }
  return [...faults, ...findCircles(graph)];
}

function findSources(workspaceRoot: string, { root }: Project, projects: readonly Project[]): string[] {
  const inner = projects
    .map((other) => `${other.root}/`)
    .filter((other) => other.startsWith(`${root}/`) && other !== `${root}/`);
  return globSync(`${root}/**/*.{ts,tsx}`, { cwd: workspaceRoot, exclude: hasSkippedFolder })
    .filter((path) => !inner.some((other) => path.startsWith(other)))
    .toSorted();
}

function hasSkippedFolder(path: string): boolean {
  return path.split('/').some((part) => skippedFolders.has(part));
}

/** The imports of a source file; a fault where nobody can read it. */
function readImports(root: string, path: string): ModuleImport[] | Fault {
  try {
    return findImports(path, readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    return { file: path, message: `cannot be parsed: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function relativeTargets(imports: readonly ModuleImport[], path: string): readonly string[] {
  return imports.flatMap(({ specifier }) => {
    const target = specifier === undefined ? undefined : resolveSpecifier(specifier, path);
    return target?.kind === 'relative' ? [target.path] : [];
  });
}

function checkImports(
  imports: readonly ModuleImport[],
  path: string,
  project: Project,
  layer: Layer,
  workspace: Workspace,
): Fault[] {
  const file = describeSourceFile(path, project);
  const isWeb = project.tags.includes('scope:web');
  return imports.flatMap((found) => {
    const message = checkImport(found, file, layer, workspace) ?? (isWeb ? checkWebFolders(found, file) : undefined);
    return message === undefined ? [] : [{ file: path, line: found.line, message }];
  });
}
