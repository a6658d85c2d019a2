export { fileFault } from './files/file-fault.ts';
export { openWriter, writeWhole } from './files/file-writer.ts';
export { fillFolder } from './files/new-folder.ts';
export { loadTables } from './load-tables.ts';
export { copyTo } from './parquet/duckdb.ts';
export { travelImpact } from './travel-impact.ts';
/** The module that a worker of `batch` runs, from the sources. */
export const BATCH_WORKER = new URL('./batch/batch-worker.ts', import.meta.url);
/** The module that a worker of `factors` runs, from the sources. */
export const FACTORS_WORKER = new URL('./factors/factors-worker.ts', import.meta.url);
