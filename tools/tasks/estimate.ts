/** `npm run estimate -- flight ZRH BOS LX 52 2026-12-01`: one estimate and its working. */
import { estimate } from '../estimate/main.ts';
import { withUsage } from '../terminal/with-usage.ts';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => estimate(process.argv.slice(2))));
