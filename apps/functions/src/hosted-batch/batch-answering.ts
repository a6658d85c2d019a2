import { readFileSync } from 'node:fs';
import { answererOf, madeWith } from '@tim/batch';
import { placeNames } from '@tim/batch/list';
import { createEstimator } from '@tim/estimator';
import { loadTables, type LabelChoice } from '../config/load-tables.ts';
import { distanceBasedGrams } from '../scope3/distance-based.ts';
import type { Answering } from './run-task.ts';

/**
 * @param folder - of the tables, as for `loadTables`
 * @param cityNamesFile - city-names.csv
 */
export function batchAnswering(folder: URL, cityNamesFile: URL, labels: LabelChoice): Answering {
  const tables = loadTables(folder, labels);
  const estimator = createEstimator(tables);
  const placesOf = placeNames(tables, () => readFileSync(cityNamesFile, 'utf8'));
  return {
    answererOn: (today) => answererOf({ tables, estimator, today, gramsOfDistance: distanceBasedGrams, placesOf }),
    made: madeWith(estimator),
  };
}
