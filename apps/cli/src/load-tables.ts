import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  CHECKSUM_FILES,
  dataHash,
  lazyTables,
  readTableFolder,
  readTables,
  TableFault,
  type Tables,
} from '@tim/reference-data';
import { createEstimator, type Estimator } from '@tim/estimator';
import { fill } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import { Refusal } from './refusal.ts';

/**
 * The tables of a folder, with the schedules that an operator built into it, ready for look-ups.
 *
 * @param folder - as the tool writes it: each table as `<name>.bin.gz`, and the lists of checksums
 * @throws UsageError when it holds none, or one that is not what the lists name
 */
export function loadTables(folder: string): Tables {
  return readTables(tableBytes(folder));
}

/** The tables of a folder, and what estimates with them. */
export type Answering = { readonly tables: Tables; readonly estimator: Estimator };

/**
 * What answers a long list: every table is decoded at once.
 *
 * @throws UsageError as `loadTables` does
 */
export const answeringFrom = (folder: string): Answering => answeringWith(loadTables(folder));

/** What answers few questions: each folder is loaded once, and its tables are decoded when they are first used. */
export function answeringOnce(): typeof answeringFrom {
  const loaded = new Map<string, Answering>();
  return (folder) => {
    const answering = loaded.get(folder) ?? answeringWith(lazyTables(tableBytes(folder)));
    loaded.set(folder, answering);
    return answering;
  };
}

const answeringWith = (tables: Tables): Answering => ({ tables, estimator: createEstimator(tables) });

/** @throws UsageError as `loadTables` does */
function tableBytes(folder: string): ReturnType<typeof readTableFolder> {
  if (!CHECKSUM_FILES.some((file) => existsSync(join(folder, file)))) {
    throw new Refusal((faults) => fill(faults.noTables, { folder }));
  }
  try {
    return readTableFolder({
      read: (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined),
      gunzip: gunzipSync,
      sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    });
  } catch (fault) {
    throw fault instanceof TableFault ? new UsageError(`${folder}: ${fault.message}`) : fault;
  }
}

/**
 * What names the data of a folder in every row.
 *
 * @throws UsageError as `loadTables` does
 */
export const dataHashOf = (folder: string): string => dataHash(tableBytes(folder).dataSha256);

/**
 * Refuses a folder before workers start.
 *
 * @throws UsageError as `loadTables` does
 */
export const demandTables = (folder: string): void => void tableBytes(folder);
