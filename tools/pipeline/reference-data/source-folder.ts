import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TaskFailure } from '@tim/terminal';
import type { CsvFile } from './csv/read-rows.ts';
import { type Credit, SOURCE_FILES, type SourceFile, type SourceName } from './sources.ts';

/** Names the edition and date of each file that is not the one listed in `sources.ts`: {path: {edition, date}}. */
export const EDITIONS_FILE = 'editions.json';

export type SourceFolder = {
  readonly file: (source: SourceName) => CsvFile;
  /** What the tables say of the source. */
  readonly credit: (source: SourceName) => Credit;
};

/** @throws TaskFailure if a source file is missing */
export function openSourceFolder(folder: string): SourceFolder {
  const missing = Object.values(SOURCE_FILES).filter(({ path }) => !existsSync(join(folder, path)));
  if (missing.length > 0) {
    throw new TaskFailure(
      `not in ${folder}: ${missing.map(({ path }) => path).join(', ')} (--help names their addresses)`,
    );
  }
  const editions = readEditions(join(folder, EDITIONS_FILE));
  return {
    file: (source) => {
      const { path } = SOURCE_FILES[source];
      return { name: path, path: join(folder, path) };
    },
    credit: (source) => {
      const { title, edition, licence, address, date, path }: SourceFile = SOURCE_FILES[source];
      return { title, edition, licence, address, date, ...editions[path] };
    },
  };
}

type Editions = Readonly<Record<string, { readonly edition: string; readonly date: string }>>;

function readEditions(path: string): Editions {
  if (!existsSync(path)) return {};
  const editions = JSON.parse(readFileSync(path, 'utf8')) as Editions;
  for (const [file, { edition, date }] of Object.entries(editions)) {
    if (typeof edition !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      throw new Error(`${EDITIONS_FILE}: ${file} needs an edition and a date YYYY-MM-DD`);
    }
  }
  return editions;
}
