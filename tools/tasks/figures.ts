/** `npm run figures`: whether figures are what they were. */
import { figures } from '../figures/main.ts';
import { runWithArguments } from './run-task.ts';

await runWithArguments(figures);
