/** `npm run reference-data -- --sources <folder>`: build the tables. */
import { referenceData } from '@tim/pipeline/reference-data/main';
import { runWithArguments } from './run-task.ts';

await runWithArguments(referenceData);
