import { dataHash, dataSha256, gramsByDistance, type AnsweredWith, type PlaceNames } from '@tim/batch';
import factors from '@tim/batch/distance-factors.json' with { type: 'json' };
import { ENGINE_VERSION } from '@tim/engine';
import { createEstimator, type CabinClass, type Estimator } from '@tim/estimator';
import { createPlaceSearch, type FindIndex } from '@tim/find';
import { readTables, TABLE_NAMES, type TableBytes, type Tables } from '@tim/reference-data';

/** What answers rows. */
export type BatchData = {
  readonly tables: Tables;
  readonly estimator: Estimator;
  readonly placesOf: PlaceNames;
  readonly gramsOfDistance: (greatCircleKm: number, cabin: CabinClass) => number;
  readonly made: AnsweredWith;
  readonly dataSha256: string;
};

/**
 * The addresses under which the build serves the tables, by file. Not in the script: they are fetched when a list is read. An
 * operator's own schedules are not theirs to serve.
 */
const addresses = import.meta.glob<string>(
  [
    '../../../../../../libs/reference-data/tables/*.bin.gz',
    '!../../../../../../libs/reference-data/tables/schedules.bin.gz',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
const checksums = import.meta.glob<string>('../../../../../../libs/reference-data/tables/checksums-*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whatever ends so. */
const ending = (files: Readonly<Record<string, string>>, end: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(`/${end}`))?.[1] ?? '';

/** @param findFolder - address of the folder with the search's index */
export async function loadData(findFolder: string): Promise<BatchData> {
  const [index, ...files] = await Promise.all([
    fetched(`${findFolder}/index.json`).then((response) => response.json() as Promise<FindIndex>),
    ...TABLE_NAMES.map(async (table) => [table, await tableBytes(`${table}.bin.gz`)] as const),
  ]);
  return batchData(readTables(Object.fromEntries(files) as unknown as TableBytes), index);
}

/** @param index - of the search for places */
export async function batchData(tables: Tables, index: FindIndex): Promise<BatchData> {
  const estimator = createEstimator(tables);
  const { major, minor, patch, dated } = estimator.modelVersion;
  const lists = { core: ending(checksums, 'checksums-core.txt'), network: ending(checksums, 'checksums-network.txt') };
  const sha256 = await dataSha256(lists, (bytes) => crypto.subtle.digest('SHA-256', bytes));
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

/** A table's bytes. A server may send what it keeps compressed as such, which the browser has undone by then. */
async function tableBytes(file: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await fetched(ending(addresses, file))).arrayBuffer());
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
