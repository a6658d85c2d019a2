/** `npm run reference-data -- --sources <folder>`: build the tables. */
import { referenceData } from '../reference-data/main.ts';
import { withUsage } from '@tim/terminal';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => referenceData(process.argv.slice(2))));
