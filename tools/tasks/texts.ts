/** `npm run texts`: how far the translations are, and what changed in English since. */
import { withUsage } from '@tim/terminal';
import { texts } from '../texts/texts.ts';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => texts(process.argv.slice(2))));
