/** `npm run accuracy -- --sources <folder>`: how good the engine is, beside published figures. */
import { accuracy } from '@tim/pipeline/accuracy/main';
import { runTask } from './run-task.ts';
import { withUsage } from '@tim/terminal';

await runTask(() => withUsage(() => accuracy(process.argv.slice(2))));
