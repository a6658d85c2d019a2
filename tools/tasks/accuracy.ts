/** `npm run accuracy -- --sources <folder>`: how good the engine is, beside published figures. */
import { accuracy } from '../accuracy/main.ts';
import { runTask } from './run-task.ts';
import { withUsage } from '@tim/terminal';

await runTask(() => withUsage(() => accuracy(process.argv.slice(2))));
