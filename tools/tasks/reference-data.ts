/** `npm run reference-data -- --sources <folder>`: build the tables. */
import { referenceData } from '@tim/pipeline/reference-data/main';
import { withUsage } from '@tim/terminal';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => referenceData(process.argv.slice(2))));
