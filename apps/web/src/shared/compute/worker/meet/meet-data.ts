import { madeWith, type AnsweredWith } from '@tim/batch';
import { createEstimator, manyMarkets, type ManyMarkets } from '@tim/estimator';
import { createPlaceSearch, type FindIndex, type PlaceSearch } from '@tim/find';
import type { Tables } from '@tim/reference-data';
import { fetched, loadTables } from '../load-tables.ts';

/** What answers where to meet. */
export type MeetData = {
  readonly tables: Tables;
  readonly places: PlaceSearch;
  readonly markets: ManyMarkets;
  readonly made: AnsweredWith;
};

/** @param findFolder - address of the folder with the search's index */
export async function loadMeetData(findFolder: string): Promise<MeetData> {
  const [index, tables] = await Promise.all([
    fetched(`${findFolder}/index.json`).then((response) => response.json() as Promise<FindIndex>),
    loadTables(),
  ]);
  return meetData(tables, index);
}

/** @param index - of the search for places */
export function meetData(tables: Tables, index: FindIndex): MeetData {
  return {
    tables,
    places: createPlaceSearch(index),
    markets: manyMarkets(tables),
    made: madeWith(createEstimator(tables)),
  };
}
