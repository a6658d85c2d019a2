import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { TableOrigin } from '@tim/reference-data';
import { TaskFailure } from '../tasks/task-failure.ts';
import type { TableDate } from '../reference-data/data/best-before.ts';
import { citationFile, zenodoFile } from './citation.ts';
import { dataPackage } from './data-package.ts';
import { copyAsCsv, filesOf, measured, saidByParquet } from './read-files.ts';
import { readMe } from './read-me.ts';
import type { FileMade, ReleasedFile } from './released-file.ts';
import { SOURCE_COLUMNS, sourceRows, sourcesCsv } from './source-rows.ts';

export type Release = {
  /** A folder that is empty, or one to make. */
  readonly out: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Empty for all. */
  readonly carriers: readonly string[];
  readonly origins: readonly TableOrigin[];
  readonly dates: readonly TableDate[];
  /** Writes the factor tables as Parquet into a folder, as `travel-impact factors` does. */
  readonly writeFactors: (folder: string) => Promise<void>;
  /** Files to put beside the tables, by their path in the release. */
  readonly copies: Readonly<Record<string, string>>;
};

/**
 * Write a folder that is fit for an archive: the factor tables as Parquet and CSV, what their columns hold, their sources, how to
 * cite them, and checksums.
 *
 * @returns its files with their sizes in bytes
 * @throws TaskFailure when the folder holds something
 */
export async function writeRelease(release: Release): Promise<ReadonlyMap<string, number>> {
  const { out, date, carriers, origins, dates, writeFactors, copies } = release;
  if (existsSync(out) && readdirSync(out).length > 0) throw new TaskFailure(`${out} is not empty.`);
  const parquet = join(out, 'parquet');
  try {
    await writeFactors(parquet);
    const { made, files } = await writeCsv(parquet, join(out, 'csv'));
    const sources = sourceRows(origins, dates);
    writeFileSync(join(out, 'sources.csv'), sourcesCsv(sources));
    for (const [path, file] of Object.entries(copies)) {
      mkdirSync(dirname(join(out, path)), { recursive: true });
      copyFileSync(file, join(out, path));
    }
    const sourcesFile = { path: 'sources.csv', table: 'sources', columns: SOURCE_COLUMNS };
    const described = [...files, { ...sourcesFile, ...(await measured(join(out, sourcesFile.path))) }];
    const dictionary = dataPackage(described, sources, made, date);
    writeFileSync(join(out, 'datapackage.json'), `${JSON.stringify(dictionary, null, 2)}\n`);
    writeFileSync(join(out, 'README.md'), readMe(made, date, sources, carriers));
    writeFileSync(join(out, 'CITATION.cff'), citationFile(made, date));
    writeFileSync(join(out, '.zenodo.json'), zenodoFile(made, date));
    return await writeChecksums(out);
  } catch (error) {
    // The folder was empty before: leave nothing that looks like a complete release.
    if (existsSync(out)) for (const name of readdirSync(out)) rmSync(join(out, name), { recursive: true });
    throw error;
  }
}

/** Each Parquet file as CSV too. */
async function writeCsv(
  parquet: string,
  csv: string,
): Promise<{ readonly made: FileMade; readonly files: readonly ReleasedFile[] }> {
  const duckDb = await (await DuckDBInstance.create()).connect();
  try {
    const files: ReleasedFile[] = [];
    let made: FileMade | undefined;
    for (const path of filesOf(parquet)) {
      const name = path.replace(/\.parquet$/, '');
      const said = await saidByParquet(duckDb, join(parquet, path));
      made ??= said.made;
      mkdirSync(dirname(join(csv, name)), { recursive: true });
      await copyAsCsv(duckDb, join(parquet, path), join(csv, `${name}.csv.gz`));
      const [table = ''] = name.split('/');
      for (const [file, within] of [
        [join(parquet, path), `parquet/${path}`],
        [join(csv, `${name}.csv.gz`), `csv/${name}.csv.gz`],
      ] as const) {
        files.push({ path: within, table, columns: said.columns, ...(await measured(file)) });
      }
    }
    if (!made) throw new TaskFailure('No factor table was written.');
    return { made, files };
  } finally {
    duckDb.closeSync();
  }
}

/** SHA256SUMS of every file, as sha256sum writes and checks it. */
async function writeChecksums(out: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  let lines = '';
  for (const path of filesOf(out)) {
    const { bytes, sha256 } = await measured(join(out, path));
    sizes.set(path, bytes);
    lines += `${sha256}  ${path}\n`;
  }
  writeFileSync(join(out, 'SHA256SUMS'), lines);
  return sizes;
}
