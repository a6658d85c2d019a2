import { resolve } from 'node:path';

/** The repository's root folder. */
export const workspaceRoot = resolve(import.meta.dirname, '../..');
