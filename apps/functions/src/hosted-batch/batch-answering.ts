import { existsSync, readFileSync } from 'node:fs';
import { codeReader, dataHash, dataSha256, madeWith, rowAnswerer } from '@tim/batch';
import { placeNames } from '@tim/batch/list';
import { createEstimator } from '@tim/estimator';
import { OWN_TABLE } from '@tim/reference-data';
import { loadTables, type LabelChoice } from '../config/load-tables.ts';
import { distanceBasedGrams } from '../scope3/distance-based.ts';
import type { Answering } from './run-task.ts';

/**
 * @param folder - of the tables, as for `loadTables`
 * @param cityNamesFile - city-names.csv
 */
export async function batchAnswering(folder: URL, cityNamesFile: URL, labels: LabelChoice): Promise<Answering> {
  const tables = loadTables(folder, labels);
  const estimator = createEstimator(tables);
  return {
    codes: codeReader(
      tables,
      placeNames(tables, () => readFileSync(cityNamesFile, 'utf8')),
    ),
    answerer: (today) => rowAnswerer({ tables, estimator, today, gramsOfDistance: distanceBasedGrams }),
    made: madeWith(estimator, await hashOf(folder)),
  };
}

async function hashOf(folder: URL): Promise<string> {
  const checksums = (pack: string) => readFileSync(new URL(`tables/checksums-${pack}.txt`, folder), 'latin1');
  const own = new URL(`tables/${OWN_TABLE}.bin.gz`, folder);
  const data = {
    core: checksums('core'),
    network: checksums('network'),
    ...(existsSync(own) && { own: readFileSync(own) }),
  };
  return dataHash(await dataSha256(data, (bytes) => crypto.subtle.digest('SHA-256', bytes)));
}
