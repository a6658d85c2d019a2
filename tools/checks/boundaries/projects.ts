import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a package.json the checks read. */
export type PackageJson = {
  readonly name?: string;
  readonly workspaces?: readonly string[];
  readonly exports?: string | Readonly<Record<string, unknown>>;
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly nx?: { readonly tags?: readonly string[] };
};

/** A project of the workspace: a folder with a package.json. */
export type Project = {
  readonly name: string;
  /** Folder from the repository's root, with `/`. */
  readonly root: string;
  readonly tags: readonly string[];
  readonly manifest: PackageJson;
};

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** Every project the root package.json's `workspaces` names, sorted by folder. */
export function findProjects(workspaceRoot: string): Project[] {
  const patterns = readPackageJson(workspaceRoot).workspaces ?? [];
  const roots = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }))
    .filter((root) => existsSync(join(workspaceRoot, root, 'package.json')));
  return [...new Set(roots)].toSorted().map((root) => {
    const manifest = readPackageJson(join(workspaceRoot, root));
    return { name: manifest.name ?? root, root, tags: manifest.nx?.tags ?? [], manifest };
  });
}
