import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildFindIndex, buildFlightNumbers, readCityName, readStation, type FindSources } from '@tim/find';
import { LANGUAGE_CODES, PSEUDO_LANGUAGE, type BuildLanguage } from '@tim/languages';
import { OWN_TABLE, readTableFolder, readTables, type TableBytes } from '@tim/reference-data';
import { parse } from 'csv-parse/sync';

const referenceData = join(import.meta.dirname, '../../../libs/reference-data');

/** The search's index in a language. */
export const indexFile = (language: BuildLanguage): string =>
  language === 'en' ? 'index.json' : `index.${language}.json`;

/** A file that the site serves. */
export type FindFile = { readonly name: string; readonly json: string };

type Sources = Required<Omit<FindSources, 'language'>>;

/** Read once, for however many languages the site is built in. */
let kept: Sources | undefined;

/** The sources of the search's index as the repository has them. */
export function findSources(): Sources {
  return (kept ??= {
    tables: readTables(tableBytes()),
    cityNames: rows('city-names').map(readCityName),
    carrierNames: rows('carrier-names').map(readCityName),
    stations: rows('stations').map(readStation),
  });
}

/**
 * The files of the search: its index in each language, and the flight numbers of each carrier, below a folder named after what is in
 * them, so that a browser may keep them for ever.
 */
export function findFiles(): { readonly folder: string; readonly files: readonly FindFile[] } {
  const sources = findSources();
  const languages: readonly BuildLanguage[] = [...LANGUAGE_CODES, PSEUDO_LANGUAGE];
  const indexes = languages.map((language) => ({
    name: indexFile(language),
    index: buildFindIndex({ ...sources, language }),
  }));
  const files = [
    ...indexes.map(({ name, index }) => ({ name, json: JSON.stringify(index) })),
    ...(indexes[0]?.index.carriers ?? []).map(([code]) => ({
      name: `flights/${code}.json`,
      json: JSON.stringify(buildFlightNumbers(sources.tables, code)),
    })),
  ];
  const hash = createHash('sha256');
  for (const { json } of files) hash.update(json);
  return { folder: `assets/find-${hash.digest('base64url').slice(0, 8)}`, files };
}

/** As the site serves them: without an operator's own schedules. */
function tableBytes(): TableBytes {
  return readTableFolder({
    read: (file) => {
      const path = join(referenceData, 'tables', file);
      return file !== `${OWN_TABLE}.bin.gz` && existsSync(path) ? readFileSync(path) : undefined;
    },
    gunzip: gunzipSync,
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  });
}

function rows(file: string): readonly Readonly<Record<string, string>>[] {
  return parse(readFileSync(join(referenceData, `data/${file}.csv`), 'utf8'), { columns: true, bom: true });
}
