export { parseArguments } from './parse-arguments.ts';
export { textTable, type Alignment } from './text-table.ts';
export { UsageError } from './usage-error.ts';
export { withUsage } from './with-usage.ts';
