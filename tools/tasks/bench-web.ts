/**
 * `npm run bench:web -- [figure | what-if] [runs]`: how fast each page of the site is, beside a bare page of the same text, and
 * when the figure of a shared flight is painted; with `figure` only that; with `what-if` how soon a changed figure is.
 */
import { benchFigureAlone, benchWeb, benchWhatIfAlone } from '../bench-web/bench-web.ts';
import { buildApps, LOCAL_SITE } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { TaskFailure } from '@tim/terminal';

const ALONE = { figure: benchFigureAlone, 'what-if': benchWhatIfAlone } as const;

await runTask(async () => {
  const [first = '', second = '3'] = process.argv.slice(2);
  const alone = first === 'figure' || first === 'what-if' ? ALONE[first] : undefined;
  const runs = Number(alone ? second : first || second);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new TaskFailure('How often? npm run bench:web -- [figure | what-if] [runs]');
  }
  await buildApps(['@tim/web', '@tim/functions'], LOCAL_SITE);
  await (alone ?? benchWeb)(runs);
});
