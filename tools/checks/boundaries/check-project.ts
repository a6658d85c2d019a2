import type { Fault } from '../fault.ts';
import type { Workspace } from './check-import.ts';
import type { Project } from './projects.ts';
import { type Layer, layers } from './rules.ts';

/** The layer a project belongs to, or the faults that keep it from having one. */
export function layerOf(project: Project): Layer | undefined {
  const known = project.tags.filter((tag) => Object.hasOwn(layers, tag));
  const [tag] = known;
  return known.length === 1 && tag !== undefined ? layers[tag] : undefined;
}

/** Tags and declared workspace dependencies: what can be wrong before any import is read. */
export function checkProject(project: Project, workspace: Workspace): Fault[] {
  const file = `${project.root}/package.json`;
  const layer = layerOf(project);
  if (!layer) {
    const tags = project.tags.length === 0 ? 'no tag' : `the tags ${project.tags.join(', ')}`;
    const message = `${project.name} has ${tags}: give it exactly one "scope:..." tag of tools/checks/boundaries/rules.ts in nx.tags.`;
    return [{ file, message }];
  }

  const ways = Object.values(project.manifest.imports ?? {}).flatMap((conditions) => Object.values(conditions));
  const leadingOut = ways
    .filter((path) => !path.startsWith('./') || path.includes('..'))
    .map((path) => ({ file, message: `imports lead to ${path}, out of the project: import it by its own name.` }));

  const allowed = [...layer.workspace, ...(layer.workspaceTypes ?? []), ...(layer.workspaceInWorker ?? [])];
  const forbidden = workspace.projects
    .filter(({ name }) => Object.hasOwn(project.manifest.dependencies ?? {}, name))
    .filter(({ tags }) => !tags.some((tag) => allowed.includes(tag)))
    .map(({ name }) => ({ file, message: `${project.name} declares ${name}, which it may not import: remove it.` }));
  return [...leadingOut, ...forbidden];
}
