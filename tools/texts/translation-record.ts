import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { csvLine } from '@tim/notation';
import { parse } from 'csv-parse/sync';

/** The hashes of the English texts that were translated, by file and key. */
export type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const HEADER = ['file', 'key', 'english'];

/** Where the record of a language stands: a line for each text, so that translators of two features do not meet. */
export function recordFile(language: string): string {
  return `docs/translations/${language}.csv`;
}

/** What was translated into a language; nothing where nobody began. */
export function readRecord(root: string, language: string): TranslationRecord {
  const path = join(root, recordFile(language));
  const [, ...rows] = existsSync(path) ? parse(readFileSync(path)) : [];
  const record: Record<string, Record<string, string>> = {};
  for (const [file = '', key = '', hash = ''] of rows) record[file] = { ...record[file], [key]: hash };
  return record;
}

export function writeRecord(root: string, language: string, record: TranslationRecord): void {
  const rows = Object.entries(record)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, keys]) => Object.entries(keys).map(([key, hash]) => [file, key, hash]));
  const path = join(root, recordFile(language));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [HEADER, ...rows].map((cells) => csvLine(cells, ',')).join(''));
}
