/** `npm run bench -- web`: how fast a part of the product is; without a name all parts. */
import { withUsage } from '@tim/terminal';
import { bench } from '../bench/bench.ts';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => bench(process.argv.slice(2))));
