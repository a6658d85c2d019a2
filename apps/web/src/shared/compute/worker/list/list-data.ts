import { gramsByDistance, madeWith, type AnsweredWith, type PlaceNames } from '@tim/batch';
import factors from '@tim/batch/distance-factors.json' with { type: 'json' };
import { createEstimator, type CabinClass, type Estimator } from '@tim/estimator';
import { createPlaceSearch, type FindIndex, type PlaceSearch } from '@tim/find';
import type { Tables } from '@tim/reference-data';
import { fetchedJson } from '../../../fetched.ts';
import { loadTables } from '../load-tables.ts';

/** What answers rows. */
export type ListData = {
  readonly tables: Tables;
  readonly estimator: Estimator;
  readonly places: PlaceSearch;
  readonly placesOf: PlaceNames;
  readonly gramsOfDistance: (greatCircleKm: number, cabin: CabinClass) => number;
  readonly made: AnsweredWith;
};

/** @param findIndex - address of the search's index */
export async function loadListData(findIndex: string): Promise<ListData> {
  const [index, tables] = await Promise.all([fetchedJson<FindIndex>(findIndex), loadTables()]);
  const data = listData(tables, index);
  // The network of all flights is made with the first typical figure: now, while the visitor looks at the columns.
  data.estimator.typical({ origin: 'LHR', destination: 'JFK' });
  return data;
}

/** @param index - of the search for places */
export function listData(tables: Tables, index: FindIndex): ListData {
  const estimator = createEstimator(tables);
  // In English, whatever the page's language: the same list has the same answers.
  const places = createPlaceSearch(index);
  return {
    tables,
    estimator,
    places,
    placesOf: (name) => places.namesakes(name).map(({ code }) => code),
    gramsOfDistance: gramsByDistance(factors),
    made: madeWith(estimator),
  };
}
