/** `npm run tables`: build the tables that come from libs/reference-data/data. */
import { tables } from '@tim/pipeline/reference-data/data/main';
import { withUsage } from '@tim/terminal';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => tables(process.argv.slice(2))));
