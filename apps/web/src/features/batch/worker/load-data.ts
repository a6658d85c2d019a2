import { dataHash, dataSha256, gramsByDistance, type AnsweredWith, type PlaceNames } from '@tim/batch';
import factors from '@tim/batch/distance-factors.json' with { type: 'json' };
import { ENGINE_VERSION } from '@tim/engine';
import { createEstimator, type CabinClass, type Estimator } from '@tim/estimator';
import { createPlaceSearch, type FindIndex } from '@tim/find';
import { readTables, TABLE_NAMES, type Tables } from '@tim/reference-data';
import { checksums, fetched, fetchTables } from '../../../components/worker/fetch-tables.ts';

/** What answers rows. */
export type BatchData = {
  readonly tables: Tables;
  readonly estimator: Estimator;
  readonly placesOf: PlaceNames;
  readonly gramsOfDistance: (greatCircleKm: number, cabin: CabinClass) => number;
  readonly made: AnsweredWith;
  readonly dataSha256: string;
};

/** @param findFolder - address of the folder with the search's index */
export async function loadData(findFolder: string): Promise<BatchData> {
  const [index, bytes] = await Promise.all([
    fetched(`${findFolder}/index.json`).then((response) => response.json() as Promise<FindIndex>),
    fetchTables(TABLE_NAMES),
  ]);
  return batchData(readTables(bytes), index);
}

/** @param index - of the search for places */
export async function batchData(tables: Tables, index: FindIndex): Promise<BatchData> {
  const estimator = createEstimator(tables);
  const { major, minor, patch, dated } = estimator.modelVersion;
  const sha256 = await dataSha256(checksums, (bytes) => crypto.subtle.digest('SHA-256', bytes));
  const search = createPlaceSearch(index);
  return {
    tables,
    estimator,
    placesOf: (name) => search.namesakes(name).map(({ code }) => code),
    gramsOfDistance: gramsByDistance(factors),
    made: {
      engineVersion: ENGINE_VERSION,
      modelVersion: `${major}.${minor}.${patch}.${dated}`,
      dataHash: dataHash(sha256),
    },
    dataSha256: sha256,
  };
}
