/** `npm run flown-routes`: whether people can take the flights that lists show; with pairs of cities, what is shown of them. */
import { flownRoutes } from '@tim/pipeline/flown-routes/main';
import { runWithArguments } from './run-task.ts';

await runWithArguments(flownRoutes);
