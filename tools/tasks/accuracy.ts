/** `npm run accuracy -- --sources <folder>`: how good the engine is, beside published figures. */
import { accuracy } from '@tim/pipeline/accuracy/main';
import { runWithArguments } from './run-task.ts';

await runWithArguments(accuracy);
