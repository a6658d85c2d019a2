/** `npm run flown-routes`: whether people can take the flights that lists show; with pairs of cities, what is shown of them. */
import { withUsage } from '@tim/terminal';
import { flownRoutes } from '@tim/pipeline/flown-routes/main';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => flownRoutes(process.argv.slice(2))));
