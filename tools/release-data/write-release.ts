import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { fileFault, fillFolder, writeWhole } from '@tim/cli';
import type { TableOrigin } from '@tim/reference-data';
import { TaskFailure, UsageError } from '@tim/terminal';
import type { TableDate } from '@tim/pipeline/reference-data/data/best-before';
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
 * @throws TaskFailure when the folder holds something, another run writes it, or a file cannot be written
 */
export async function writeRelease(release: Release): Promise<ReadonlyMap<string, number>> {
  try {
    return await fillFolder(release.out, async (part) => {
      const whole = join(part, 'release');
      mkdirSync(whole);
      return { whole, result: await writeInto(whole, release) };
    });
  } catch (error) {
    const fault = error instanceof UsageError ? error : fileFault(error);
    throw fault ? new TaskFailure(fault.message, { cause: error }) : error;
  }
}

async function writeInto(
  folder: string,
  { date, carriers, origins, dates, writeFactors, copies }: Release,
): Promise<ReadonlyMap<string, number>> {
  const write = (path: string, content: string | Uint8Array) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, content);
  };
  await writeFactors(join(folder, 'parquet'));
  const { made, files } = await writeCsv(folder);
  const sources = sourceRows(origins, dates);
  write('sources.csv', sourcesCsv(sources));
  for (const [path, file] of Object.entries(copies)) write(path, readFileSync(file));
  const sourcesFile = { path: 'sources.csv', table: 'sources', columns: SOURCE_COLUMNS };
  const described = [...files, { ...sourcesFile, ...(await measured(join(folder, sourcesFile.path))) }];
  write('datapackage.json', `${JSON.stringify(dataPackage(described, sources, made, date), null, 2)}\n`);
  write('README.md', readMe(made, date, sources, carriers));
  write('CITATION.cff', citationFile(made, date));
  write('.zenodo.json', zenodoFile(made, date));
  const { sizes, lines } = await checksums(folder);
  write('SHA256SUMS', lines);
  return sizes;
}

/** Each Parquet file as CSV too. */
async function writeCsv(folder: string): Promise<{ readonly made: FileMade; readonly files: readonly ReleasedFile[] }> {
  const duckDb = await (await DuckDBInstance.create()).connect();
  try {
    const files: ReleasedFile[] = [];
    let made: FileMade | undefined;
    for (const path of filesOf(join(folder, 'parquet'))) {
      const name = path.replace(/\.parquet$/, '');
      const [parquet, csv] = [`parquet/${path}`, `csv/${name}.csv.gz`];
      const said = await saidByParquet(duckDb, join(folder, parquet));
      made ??= said.made;
      mkdirSync(dirname(join(folder, csv)), { recursive: true });
      await copyAsCsv(duckDb, join(folder, parquet), join(folder, csv));
      const [table = ''] = name.split('/');
      for (const file of [parquet, csv]) {
        files.push({ path: file, table, columns: said.columns, ...(await measured(join(folder, file))) });
      }
    }
    if (!made) throw new TaskFailure('No factor table was written.');
    return { made, files };
  } finally {
    duckDb.closeSync();
  }
}

/** The sizes of all files, and the lines of SHA256SUMS, as sha256sum writes and checks them. */
async function checksums(
  folder: string,
): Promise<{ readonly sizes: ReadonlyMap<string, number>; readonly lines: string }> {
  const sizes = new Map<string, number>();
  let lines = '';
  for (const path of filesOf(folder)) {
    const { bytes, sha256 } = await measured(join(folder, path));
    sizes.set(path, bytes);
    lines += `${sha256}  ${path}\n`;
  }
  return { sizes, lines };
}
