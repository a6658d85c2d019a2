import { loadTables } from '../config/load-tables.ts';
import { once } from '../services/once.ts';

/** The real tables, read once a test file. */
export const tables = once(() => loadTables(new URL('../../../../libs/reference-data/tables/', import.meta.url)));
