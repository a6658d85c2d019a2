import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCityNames } from '@tim/batch/list';
import { buildFindIndex, createCarrierSearch, createPlaceSearch, type FindSources } from '@tim/find';
import { LANGUAGE_CODES } from '@tim/languages';
import type { Tables } from '@tim/reference-data';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';
import type { Measure } from '../report.ts';

/** What people type, letter by letter: beginnings, whole names, names of other languages, words with typing errors. */
const TYPED =
  'lon,genf,zuri,new y,münch,東京,ニューヨーク,london heathrow,new yrok,sao paulo,barcelna,united kingdom,british airwais'.split(
    ',',
  );
/** Of each list below a field. */
const MOST_FOUND = 10;

const names = (file: string) => readCityNames(readFileSync(join(DATA_FOLDER, file), 'utf8'));

/** How long a place and a carrier are looked for at each key that is pressed, by all names that the site has in a language. */
export function findMeasures(tables: Tables): readonly Measure[] {
  const sources = { tables, cityNames: names('city-names.csv'), carrierNames: names('carrier-names.csv') };
  const measured = LANGUAGE_CODES.map((language) => ({ language, ...searchTimes({ ...sources, language }) }));
  const keys = measured.flatMap((of) => of.keys);
  return [
    { ...keyMeasure(`a key typed into the search, ${keys.length}`, keys), most: 20 },
    ...measured.map((of) => keyMeasure(`a key typed in ${of.language}`, of.keys)),
    { what: 'the search made, at a field’s focus', value: median(measured.map((of) => of.made)), unit: 'ms' },
  ];
}

type SearchTimes = {
  /** To make the search of places, which the first question does [ms]. */
  readonly made: number;
  /** Of each key [ms]. */
  readonly keys: readonly number[];
};

function searchTimes(sources: FindSources): SearchTimes {
  const index = buildFindIndex(sources);
  const [places, carriers] = [createPlaceSearch(index), createCarrierSearch(index)];
  const keys = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  return {
    made: milliseconds(() => places.find('', true, MOST_FOUND)),
    keys: keys.map((text) =>
      milliseconds(() => {
        places.find(text, true, MOST_FOUND);
        carriers.find(text, MOST_FOUND);
      }),
    ),
  };
}

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function keyMeasure(what: string, times: readonly number[]): Measure {
  const also = `${median(times).toFixed(1)} ms median, ${percentile(times, 0.95).toFixed(1)} ms 95th`;
  return { what: `${what}, 99th`, value: percentile(times, 0.99), unit: 'ms', also };
}
