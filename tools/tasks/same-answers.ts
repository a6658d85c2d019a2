/** `npm run same-answers -- write before.gz`: every answer of the estimator, to compare with those after a change; `-- ways`: all ways in. */
import { sameAnswers } from '../same-answers/main.ts';
import { withUsage } from '@tim/terminal';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => sameAnswers(process.argv.slice(2))));
