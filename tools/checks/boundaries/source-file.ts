import { posix } from 'node:path';
import type { Project } from './projects.ts';

/** A source file with what the rules ask about it. */
export type SourceFile = {
  /** Path from the repository's root, with `/`. */
  readonly path: string;
  /** Path from its project's folder. */
  readonly pathInProject: string;
  readonly project: Project;
  /** Specs, their fixtures and shared test set-up: never shipped. */
  readonly isTest: boolean;
  /** Whatever stands outside `src`: configuration and build scripts, never shipped. */
  readonly isBuildScript: boolean;
  /** What stands in a folder named worker: loaded by a browser's worker alone. */
  readonly isWorker: boolean;
};

const workerFolder = /(^|\/)worker\//;
const testFile = /\.(spec|bench|fixture)\.tsx?$/;
const testFolder = /(^|\/)(testing|fixtures|fuzz)\//;

/** Whether a path inside a project names a spec, its fixtures or shared test set-up. */
export function isTestCode(pathInProject: string): boolean {
  return testFile.test(pathInProject) || testFolder.test(pathInProject);
}

/** Whether a path inside a project names code of a browser's worker. */
export function isWorkerCode(pathInProject: string): boolean {
  return workerFolder.test(pathInProject);
}

export function describeSourceFile(path: string, project: Project): SourceFile {
  const pathInProject = posix.relative(project.root, path);
  return {
    path,
    pathInProject,
    project,
    isTest: isTestCode(pathInProject),
    isWorker: isWorkerCode(pathInProject),
    isBuildScript: !pathInProject.startsWith('src/') || pathInProject.endsWith('.config.ts'),
  };
}
