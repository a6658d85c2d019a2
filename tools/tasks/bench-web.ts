/**
 * `npm run bench:web -- [figure] [runs]`: how fast each page of the site is, beside a bare page of the same text, and when
 * the figure of a shared flight is painted; with `figure` only that.
 */
import { benchFigureAlone, benchWeb } from '../bench-web/bench-web.ts';
import { buildApps } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { TaskFailure } from './task-failure.ts';

await runTask(async () => {
  const [isFigureAlone, count = 3] = process.argv[2] === 'figure' ? [true, process.argv[3]] : [false, process.argv[2]];
  const runs = Number(count);
  if (!Number.isInteger(runs) || runs < 1) throw new TaskFailure('How often? npm run bench:web -- [figure] [runs]');
  await buildApps(['@tim/web', '@tim/functions']);
  await (isFigureAlone ? benchFigureAlone(runs) : benchWeb(runs));
});
