/** Builds every package that can be published and installs them as a user does, for all who read them : `nx run @tim/tools:packages`. */
import { rmSync } from 'node:fs';
import { runTask } from '../tasks/run-task.ts';
import { buildPackages } from './build-packages.ts';
import { installPackages } from './install-packages.ts';
import { BUILT, INSTALLED, listPackages } from './take-packages.ts';

await runTask(async () => {
  const packages = await buildPackages(BUILT);
  listPackages(packages);
  rmSync(INSTALLED, { recursive: true, force: true });
  await installPackages(INSTALLED, packages);
});
