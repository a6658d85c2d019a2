import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, LANGUAGES, type Language } from '@tim/languages';
import { parse } from 'csv-parse/sync';
import type { Fault } from '../checks/fault.ts';
import { catalogFile, readCatalog, type Entry } from './catalog.ts';
import { documentFaults, DOCUMENTS, translatedDocument } from './documents.ts';
import { englishEntries, mergeCatalog } from './merge-catalog.ts';
import { CHOICE } from './read-messages.ts';

/**
 * What is wrong with the translations: in a published language whatever is missing or of another English text than today's; in
 * any, places for values that English does not have, and what a translated document lost.
 */
export function checkTranslations(root: string, languages: Readonly<Record<string, Language>> = LANGUAGES): Fault[] {
  const english = englishEntries(root);
  return [
    ...glossaryFaults(root),
    ...Object.entries(languages)
      .filter(([code]) => code !== 'en')
      .flatMap(([code, { stage }]) => {
        const isPublished = stage === 'published';
        return [...catalogFaults(root, code, english, isPublished), ...allDocumentFaults(root, code, isPublished)];
      }),
  ];
}

function catalogFaults(root: string, code: string, english: readonly Entry[], isPublished: boolean): readonly Fault[] {
  const file = catalogFile(code);
  const catalog = readCatalog(root, code);
  const entries = mergeCatalog(english, catalog);
  const open = isPublished ? entries.filter(isOpen) : [];
  return [
    ...(JSON.stringify(entries) === JSON.stringify(catalog)
      ? []
      : [{ file, message: 'It is not of today’s English texts. Run `npm run translations`.' }]),
    ...open.map((entry) => ({
      file,
      message: `${entry.context} is to be translated: “${entry.english.join('” / “')}”.`,
    })),
    ...entries.flatMap((entry) => placeFaults(file, entry)),
  ];
}

/** Whether somebody has to translate it, for the first time or anew. */
export const isOpen = ({ translated, englishBefore }: Entry): boolean =>
  translated.length === 0 || englishBefore !== undefined;

/** The places of a translation that its English text does not have, and those it lost. A form of one may spell out its number. */
function placeFaults(file: string, { context, comment, english, translated, englishBefore }: Entry): readonly Fault[] {
  if (englishBefore !== undefined) return [];
  const wanted = placesOf(english.join(' '));
  const choice = placesOf(comment.split(CHOICE)[1] ?? '');
  return translated.flatMap((text, form) => {
    const places = placesOf(text);
    const isLast = form === translated.length - 1;
    const further = [...places].filter((place) => !wanted.has(place) && !choice.has(place));
    const lost = isLast && choice.size === 0 ? [...wanted].filter((place) => !places.has(place)) : [];
    return [
      ...further.map((place) => ({ file, message: `${context} has ${place}, which English does not have.` })),
      ...lost.map((place) => ({ file, message: `${context} lost ${place}.` })),
    ];
  });
}

const placesOf = (text: string): ReadonlySet<string> => new Set(text.match(/\$\{[^}]*\}|\{\w+\}/g));

function allDocumentFaults(root: string, code: string, isPublished: boolean): readonly Fault[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return DOCUMENTS.filter((file) => existsSync(join(root, file))).flatMap((file) => {
    const translation = translatedDocument(file, code);
    if (existsSync(join(root, translation)))
      return documentFaults(translation, read(file), read(translation), isPublished);
    return isPublished ? [{ file: translation, message: `The translation of ${file} is missing. Write it.` }] : [];
  });
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
