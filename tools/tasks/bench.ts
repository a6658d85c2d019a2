/** `npm run bench -- web`: how fast a part of the product is; without a name all parts. */
import { bench } from '../bench/bench.ts';
import { runWithArguments } from './run-task.ts';

await runWithArguments(bench);
