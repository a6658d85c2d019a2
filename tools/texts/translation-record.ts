import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The hashes of the English texts that were translated, by file and key. */
export type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const HEADER = 'file,key,english';
/** A line: a key with a comma or a quotation mark stands in quotation marks. */
const LINE = /^([^,]*),(?:"((?:[^"]|"")*)"|([^,]*)),([^,]*)$/;

/** Where the record of a language stands: a line for each text, so that translators of two features do not meet. */
export function recordFile(language: string): string {
  return `docs/translations/${language}.csv`;
}

/** What was translated into a language; nothing where nobody began. */
export function readRecord(root: string, language: string): TranslationRecord {
  const path = join(root, recordFile(language));
  const [, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  const record: Record<string, Record<string, string>> = {};
  for (const line of lines) {
    const [, file = '', quoted, plain = '', hash = ''] = LINE.exec(line) ?? [];
    const key = quoted?.replaceAll('""', '"') ?? plain;
    record[file] = { ...record[file], [key]: hash };
  }
  return record;
}

export function writeRecord(root: string, language: string, record: TranslationRecord): void {
  const lines = Object.entries(record)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, keys]) => Object.entries(keys).map(([key, hash]) => `${file},${cell(key)},${hash}`));
  const path = join(root, recordFile(language));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${[HEADER, ...lines].join('\n')}\n`);
}

function cell(key: string): string {
  return /[",]/.test(key) ? `"${key.replaceAll('"', '""')}"` : key;
}
