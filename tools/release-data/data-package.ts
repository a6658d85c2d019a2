import { TITLE } from './citation.ts';
import type { FileMade, ReleasedFile, SourceRow } from './released-file.ts';

/** Types of Frictionless Table Schema, by what a column is in SQL. */
const TYPES: Readonly<Record<string, string>> = {
  INTEGER: 'integer',
  SMALLINT: 'integer',
  TINYINT: 'integer',
  BOOLEAN: 'boolean',
  VARCHAR: 'string',
};

/** What each table is, by the beginning of its files' names. */
const TABLES: Readonly<Record<string, string>> = {
  factors: 'CO2e of one passenger on a carrier’s route in a month, by cabin, with its range',
  numbers: 'Flight numbers that are listed on a route, each with the variant of the factors that is its own',
  typical: 'What is typical of the way between two airports: CO2e of one passenger, by cabin, with its range',
};

/**
 * The data dictionary: a Data Package (specs.frictionlessdata.io, version 1) with every table's columns, types and units.
 *
 * @param created - YYYY-MM-DD
 */
export function dataPackage(
  files: readonly ReleasedFile[],
  sources: readonly SourceRow[],
  { engine, model, dataHash }: FileMade,
  created: string,
) {
  return {
    profile: 'data-package',
    name: 'travel-impact-model-factors',
    id: dataHash,
    title: TITLE,
    description:
      'Read README.md first: what the figures are, how to cite them, and how to join them with a list of flights.',
    version: engine,
    created: `${created}T00:00:00Z`,
    model,
    licenses: [
      { name: 'CC-BY-SA-4.0', title: 'CC BY-SA 4.0', path: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    ],
    sources: sources.map(({ title, edition, address }) => ({
      title: `${title}, ${edition}`,
      ...(address.startsWith('https://') && { path: address }),
    })),
    resources: files.map(resource),
  };
}

function resource({ path, table, bytes, sha256, columns }: ReleasedFile) {
  const isCsv = path.endsWith('.csv.gz') || path.endsWith('.csv');
  return {
    name: path.replace(/\..*$/, '').replaceAll('/', '-').toLowerCase(),
    path,
    title:
      TABLES[table] ?? 'Sources of the figures, with licences, dates and the day after which each is looked at again',
    profile: isCsv ? 'tabular-data-resource' : 'data-resource',
    format: isCsv ? 'csv' : 'parquet',
    mediatype: isCsv ? 'text/csv' : 'application/vnd.apache.parquet',
    ...(path.endsWith('.gz') && { compression: 'gz' }),
    ...(isCsv && { encoding: 'utf-8' }),
    bytes,
    hash: `sha256:${sha256}`,
    schema: {
      fields: columns.map(({ name, type, meaning, unit }) => ({
        name,
        type: TYPES[type] ?? 'string',
        ...(meaning !== undefined && { description: meaning }),
        ...(unit !== undefined && { unit }),
      })),
      missingValues: [''],
    },
  };
}
