import { posix } from 'node:path';
import type { ModuleImport } from './imports.ts';
import type { PackageJson, Project } from './projects.ts';
import type { Layer } from './rules.ts';
import { isTestCode, isWorkerCode, type SourceFile } from './source-file.ts';
import { isExported, matches, resolveSpecifier } from './specifier.ts';

/** What the rules need to know beside the file itself. */
export type Workspace = {
  readonly manifest: PackageJson;
  readonly projects: readonly Project[];
};

/** What is wrong with one import, or undefined when it keeps the boundaries. */
export function checkImport(
  found: ModuleImport,
  file: SourceFile,
  layer: Layer,
  workspace: Workspace,
): string | undefined {
  if (found.specifier === undefined) {
    // A build script may load what it has just built.
    if (file.isBuildScript) return undefined;
    return 'a computed import cannot be checked: write the module name as a plain string.';
  }
  const target = resolveSpecifier(found.specifier, file.path);
  switch (target.kind) {
    case 'virtual':
      return undefined;
    case 'builtin':
      if (layer.nodeBuiltins || file.isTest || file.isBuildScript) return undefined;
      return `${file.project.name} runs without Node: ${target.name} may be imported by its tests only; take the value as an argument.`;
    case 'relative':
      return checkRelative(target.path, found, file);
    case 'package': {
      const project = workspace.projects.find(({ name }) => name === target.name);
      return project
        ? checkWorkspaceImport(project, target.subpath, found, file, layer)
        : checkPackage(target.name, file, layer, workspace);
    }
  }
}

function checkRelative(path: string, found: ModuleImport, file: SourceFile): string | undefined {
  if (!path.startsWith(`${file.project.root}/`)) {
    const isSharedConfiguration = file.isBuildScript && posix.dirname(path) === '.';
    if (isSharedConfiguration) return undefined;
    return `${found.specifier} leaves the project: import another project by its package name.`;
  }
  const isProduct = !file.isTest && !file.isBuildScript;
  if (isProduct && isTestCode(path.slice(file.project.root.length + 1))) {
    return `product code imports test code (${found.specifier}): move what it needs out of there.`;
  }
  const runsHere = !found.isTypeOnly && !found.isAddress;
  if (isProduct && !file.isWorker && runsHere && isWorkerCode(path.slice(file.project.root.length + 1))) {
    return `${found.specifier} is a worker's: import only its types, and let a worker load it.`;
  }
  return undefined;
}

function checkWorkspaceImport(
  target: Project,
  subpath: string,
  found: ModuleImport,
  file: SourceFile,
  layer: Layer,
): string | undefined {
  const from = file.project.name;
  const isOneOf = (tags: readonly string[] = []) => target.tags.some((tag) => tags.includes(tag));

  if (file.isBuildScript && isOneOf(layer.workspaceInBuild)) {
    // Only what is built from it is shipped.
  } else if (file.isWorker && isOneOf(layer.workspaceInWorker)) {
    // No page waits for it.
  } else if (isOneOf(layer.workspaceTypes)) {
    if (!found.isTypeOnly && !file.isTest) {
      return `${from} may import only types from ${target.name}: use \`import type\`, or take the value as an argument.`;
    }
  } else if (!isOneOf(layer.workspace)) {
    return `${from} may not import ${target.name} (tools/checks/boundaries/rules.ts): pass the data in, or move the code.`;
  }
  if (!isExported(target.manifest.exports, subpath)) {
    return `${found.specifier} reaches past the exports of ${target.name}: import what its package.json exports.`;
  }
  return isDeclared(target.name, file) ? undefined : undeclared(target.name, file);
}

function checkPackage(name: string, file: SourceFile, layer: Layer, workspace: Workspace): string | undefined {
  const isAside = file.isTest || file.isBuildScript || layer.isTooling === true;
  const isRootTool = Object.hasOwn(workspace.manifest.devDependencies ?? {}, name);
  if (isAside && (isRootTool || isDeclared(name, file))) return undefined;

  const { npm = [], never = [] } = layer;
  if (npm !== 'declared' && !npm.includes(name)) {
    return `${file.project.name} may not import ${name} (tools/checks/boundaries/rules.ts): do without it, or move the code.`;
  }
  if (never.some((pattern) => matches(pattern, name))) {
    return `${name} has no place in ${file.project.name} (tools/checks/boundaries/rules.ts): move the code.`;
  }
  if (isDeclared(name, file)) return undefined;
  return isRootTool
    ? `${name} is a tool of the workspace: product code needs it among the dependencies of ${file.project.root}/package.json; what only tests use belongs in a folder named testing.`
    : undeclared(name, file);
}

function isDeclared(name: string, { project, isTest, isBuildScript }: SourceFile): boolean {
  const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = project.manifest;
  const isAside = isTest || isBuildScript;
  return (
    Object.hasOwn(dependencies, name) ||
    Object.hasOwn(optionalDependencies, name) ||
    (isAside && Object.hasOwn(devDependencies, name))
  );
}

function undeclared(name: string, file: SourceFile): string {
  return `${name} is not declared: add it to the dependencies of ${file.project.root}/package.json.`;
}
