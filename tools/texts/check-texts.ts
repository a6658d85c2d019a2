import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES, type Language } from '@tim/languages';
import { parse } from 'csv-parse/sync';
import type { Fault } from '../checks/fault.ts';
import { documentFaults } from './document-faults.ts';
import { isDocument } from './text-files.ts';
import { translationState, type FileState } from './translation-state.ts';

/**
 * What is wrong with the translations: whatever is missing or not of today's English in a published language, and
 * exports that differ in any, and what a translated document lost.
 */
export function checkTexts(
  root: string,
  languages: Readonly<Record<string, Language>> = LANGUAGES,
  codes: readonly string[] = LANGUAGE_CODES,
): Fault[] {
  return [
    ...glossaryFaults(root),
    ...codes
      .filter((code) => code !== 'en')
      .flatMap((code) =>
        translationState(root, code).flatMap((state) => [
          ...exportFaults(state),
          ...(isDocument(state.file) && state.isTranslated ? lostIn(root, state) : []),
          ...(languages[code]?.stage === 'published' ? missingFaults(state, code) : []),
        ]),
      ),
  ];
}

const GLOSSARY = 'docs/glossary.csv';
const COLUMNS = 4;

/** Rows of the glossary that are not a language, a term, its translation and where that is from. */
function glossaryFaults(root: string): Fault[] {
  const file = join(root, GLOSSARY);
  if (!existsSync(file)) return [];
  const rows: readonly string[][] = parse(readFileSync(file, 'utf8'), { relax_column_count: true });
  return rows.slice(1).flatMap((row, at) => {
    const place = { file: GLOSSARY, line: at + 2 };
    if (row.length !== COLUMNS) {
      return [{ ...place, message: `${row.length} cells, not ${COLUMNS}. Quote a text with a comma.` }];
    }
    return isLanguageCode(row[0] ?? '') ? [] : [{ ...place, message: `No language has the code ${row[0]}.` }];
  });
}

function exportFaults({ translation, missingExports, extraExports }: FileState): Fault[] {
  return [
    ...missingExports.map((name) => ({ file: translation, message: `It has no ${name}. Translate it.` })),
    ...extraExports.map((name) => ({ file: translation, message: `English has no ${name}. Remove it.` })),
  ];
}

function lostIn(root: string, { file, translation }: FileState): readonly Fault[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return documentFaults(translation, read(file), read(translation));
}

function missingFaults({ file, translation, isTranslated, open }: FileState, code: string): Fault[] {
  if (!isTranslated) return [{ file: translation, message: `The translation of ${file} is missing. Write it.` }];
  return open.map(({ key, text }) => ({
    file: translation,
    message: `${key} changed in English: “${text}”. Translate it, and run \`npm run texts -- done ${code} ${file}\`.`,
  }));
}
