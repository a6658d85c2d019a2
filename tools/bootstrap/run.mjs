/**
 * Bring a machine that has only Node 20 or newer and npm to the state every task needs, then run one task.
 *
 *   node tools/bootstrap/run.mjs <task> [arguments]
 *
 * Plain JavaScript without packages: it runs before there are any, on the oldest Node we support.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join, resolve } from 'node:path';
import { Failure, say } from './failure.mjs';
import { setGitHooks } from './git-hooks.mjs';
import { installPackages } from './install-packages.mjs';
import { runTask } from './run-task.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [task = '', ...args] = process.argv.slice(2);

try {
  const file = join(root, 'tools/tasks', `${task}.ts`);
  if (!/^[a-z-]+$/.test(task) || !existsSync(file)) {
    throw new Failure(`There is no task "${task}": the tasks are the files of tools/tasks.`);
  }
  await installPackages(root);
  await setGitHooks(root);
  // Every task imports messages, and those of other languages than English are written from their catalogs.
  const written = await runTask(root, join(root, 'tools/tasks/write-translations.ts'), []);
  process.exitCode = written === 0 ? await runTask(root, file, args) : written;
} catch (error) {
  // Only what we foresaw is one line; anything else is a bug, and its stack helps.
  if (!(error instanceof Failure)) throw error;
  say(error.message);
  process.exitCode = 1;
}
