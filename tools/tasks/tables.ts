/** `npm run tables`: build the tables that come from libs/reference-data/data. */
import { tables } from '@tim/pipeline/reference-data/data/main';
import { runWithArguments } from './run-task.ts';

await runWithArguments(tables);
