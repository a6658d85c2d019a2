/** The command `batch`, which is loaded when it is named. */
export { batchArguments } from './batch-arguments.ts';
export { batchFooter } from './batch-footer.ts';
export { runBatch } from './run-batch.ts';
