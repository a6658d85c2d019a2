export { parseArguments } from './parse-arguments.ts';
export { textTable } from './text-table.ts';
export { TaskFailure } from './task-failure.ts';
export { UsageError } from './usage-error.ts';
export { exitCodeOf, withUsage } from './with-usage.ts';
