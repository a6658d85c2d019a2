import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { TaskFailure } from '@tim/terminal';
import { workspaceRoot } from '../workspace-root.ts';
import { writeJson, type BuiltPackage } from './write-package.ts';

/** Where the packages stand, each in a folder of its own, and where they are installed as their user has them. */
export const BUILT = join(workspaceRoot, 'dist/packages');
export const INSTALLED = join(workspaceRoot, 'dist/packages-installed');

/** Beside the packages: their names, folders and sizes. */
const LIST = 'packages.json';

export function listPackages(packages: readonly BuiltPackage[]): void {
  writeJson(
    join(BUILT, LIST),
    packages.map((one) => ({ ...one, folder: basename(one.folder) })),
  );
}

/** The packages, which Nx builds once for all who read them: before its own tasks, and here for anybody else. */
export async function builtPackages(): Promise<readonly BuiltPackage[]> {
  if (!process.env['NX_TASK_TARGET_PROJECT']) {
    const { code, output } = await runCommand('nx', ['run', '@tim/tools:packages'], { cwd: workspaceRoot });
    if (code !== 0) throw new TaskFailure(`The packages cannot be built:\n${output}`);
  }
  return packagesIn(BUILT);
}

/** The packages and the folder of a user who has installed them, both copied below a folder of the caller's own. */
export async function takePackages(
  folder: string,
): Promise<{ readonly packages: readonly BuiltPackage[]; readonly user: string }> {
  await builtPackages();
  const [built, user] = [join(folder, 'built'), join(folder, 'user')];
  cpSync(BUILT, built, { recursive: true });
  cpSync(INSTALLED, user, { recursive: true, verbatimSymlinks: true });
  return { packages: packagesIn(built), user };
}

function packagesIn(place: string): readonly BuiltPackage[] {
  const packages = JSON.parse(readFileSync(join(place, LIST), 'utf8')) as readonly BuiltPackage[];
  return packages.map((one) => ({ ...one, folder: join(place, one.folder) }));
}
