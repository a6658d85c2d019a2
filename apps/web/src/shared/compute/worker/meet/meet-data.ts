import { madeWith, type AnsweredWith } from '@tim/batch';
import { createEstimator, manyMarkets, type ManyMarkets } from '@tim/estimator';
import { createPlaceSearch, type FindIndex, type PlaceSearch } from '@tim/find';
import { OWN_LANGUAGE } from '@tim/languages';
import type { Tables } from '@tim/reference-data';
import { fetchedJson } from '../../../fetched.ts';
import { loadTables } from '../load-tables.ts';

/** What answers where to meet. */
export type MeetData = {
  readonly tables: Tables;
  readonly places: PlaceSearch;
  readonly markets: ManyMarkets;
  readonly made: AnsweredWith;
};

/** @param findIndex - address of the search's index */
export async function loadMeetData(findIndex: string): Promise<MeetData> {
  const [index, tables] = await Promise.all([fetchedJson<FindIndex>(findIndex), loadTables()]);
  return meetData(tables, index);
}

/** @param index - of the search for places */
export function meetData(tables: Tables, index: FindIndex): MeetData {
  return {
    tables,
    // Nobody starts from, or meets at, an airport that is closed.
    places: createPlaceSearch({ ...index, closedAirports: [] }, OWN_LANGUAGE),
    markets: manyMarkets(tables),
    made: madeWith(createEstimator(tables)),
  };
}
