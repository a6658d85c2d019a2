/** `npm run figures`: whether figures are what they were. */
import { withUsage } from '@tim/terminal';
import { figures } from '../figures/main.ts';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => figures(process.argv.slice(2))));
