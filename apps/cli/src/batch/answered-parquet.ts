import { answerHeader, isNumberColumn, type AnsweredWith } from '@tim/batch';
import type { ListFormat } from '@tim/batch/list';
import { asParquet, copyTo, openDuckDb, quoted, quotedFile, quotedName } from '../parquet/duckdb.ts';
import { parquetMetadata } from '../parquet/parquet-metadata.ts';

/** A row is at most so long [bytes]. */
const LONGEST_ROW_BYTES = 32 * 2 ** 20;
/** Name of the column for cells beyond the last one of the header. */
const MORE_CELLS = 'tim_more_cells';

/** What turning an answered list into Parquet needs to know. */
export type ToParquet = {
  readonly format: ListFormat;
  readonly hasAllCabins: boolean;
  /** SQL types of the list's own columns; empty if all are text. */
  readonly ownTypes: readonly string[];
};

/** Write what was answered as a Parquet file. */
export async function writeAnsweredParquet(
  answered: string,
  parquet: string,
  to: ToParquet & { readonly made: AnsweredWith; readonly tablesFolder: string },
): Promise<void> {
  const duckDb = await openDuckDb();
  try {
    const rows = to.format.kind === 'csv' ? ofTableRows(answered, to) : ofRecords(answered, to);
    await duckDb.run(`CREATE VIEW answered AS ${rows}`);
    const described = await duckDb.runAndReadAll('DESCRIBE answered');
    const isEmpty = async (name: string): Promise<boolean> =>
      (await duckDb.runAndReadAll(`FROM answered WHERE ${name} IS NOT NULL LIMIT 1`)).currentRowCount === 0;
    const all = described.getRows().map(([name, type]) => [String(name), String(type)] as const);
    const isWithout = all.some(([name]) => name === MORE_CELLS) && (await isEmpty(MORE_CELLS));
    const columns = all.filter(([name]) => !isWithout || name !== MORE_CELLS);
    const metadata = parquetMetadata(to.made, Object.fromEntries(columns), to.tablesFolder);
    const names = columns.map(([name]) => quotedName(name)).join(', ');
    await copyTo(duckDb, `SELECT ${names} FROM answered`, parquet, asParquet(metadata));
  } finally {
    duckDb.closeSync();
  }
}

/** SQL that reads the rows of `tableRows`. Of columns whose names differ in case alone, the later ones get a number. */
function ofTableRows(file: string, { format, hasAllCabins, ownTypes }: ToParquet): string {
  const answers = answerHeader({ hasAllCabins });
  const names = uniqueNames([...format.header, ...answers, MORE_CELLS]);
  const types = [...format.header.map((_, at) => ownTypes[at] ?? 'VARCHAR'), ...answers.map(typeOf), 'VARCHAR'];
  const texts = names.map((name) => `${quoted(name)}: 'VARCHAR'`).join(', ');
  const read = `read_csv(${quotedFile(file)}, auto_detect = false, header = false, delim = ',', quote = '"', escape = '"',
    max_line_size = ${LONGEST_ROW_BYTES}, columns = {${texts}})`;
  const casts = names.map((name, at) => `CAST(${quotedName(name)} AS ${types[at]}) AS ${quotedName(name)}`);
  return `SELECT ${casts.join(', ')} FROM ${read}`;
}

function ofRecords(file: string, { hasAllCabins }: ToParquet): string {
  const casts = answerHeader({ hasAllCabins }).map((name) => `CAST(${name} AS ${typeOf(name)}) AS ${name}`);
  return `SELECT * REPLACE (${casts.join(', ')}) FROM read_json(${quotedFile(file)}, format = 'newline_delimited',
    sample_size = -1, maximum_object_size = ${LONGEST_ROW_BYTES})`;
}

function typeOf(name: string): string {
  if (!isNumberColumn(name)) return 'VARCHAR';
  return name === 'tim_kg_co2e' ? 'DOUBLE' : 'BIGINT';
}

function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const own = name === '' ? `column_${at + 1}` : name;
    let unique = own;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${own}_${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
