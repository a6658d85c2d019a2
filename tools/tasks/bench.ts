/** `npm run bench`: how fast the engine and the functions as built are. */
import { buildApps } from './build-apps.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  await buildApps(['@tim/functions']);
  await import('../bench/bench.ts');
});
