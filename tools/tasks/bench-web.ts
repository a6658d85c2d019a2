/** `npm run bench:web -- [runs]`: how fast each page of the site is, beside a bare page of the same text. */
import { benchWeb } from '../bench-web/bench-web.ts';
import { buildApps } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { TaskFailure } from './task-failure.ts';

await runTask(async () => {
  const runs = Number(process.argv[2] ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new TaskFailure('How often? npm run bench:web -- [runs]');
  await buildApps(['@tim/web', '@tim/functions']);
  await benchWeb(runs);
});
