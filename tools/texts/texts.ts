import { join, relative } from 'node:path';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import { workspaceRoot } from '../workspace-root.ts';
import { readFileSync } from 'node:fs';
import { hashOf, readTexts } from './read-texts.ts';
import { readRecord, recordFile, writeRecord } from './translation-record.ts';
import { translationState, type FileState } from './translation-state.ts';

const USAGE = `npm run texts                           how far each language is
npm run texts -- todo de [path]         what is not translated, or changed in English since
npm run texts -- show de [path]         every text with its translation
npm run texts -- done de <file>...      its translations are of English as it stands now

A path is a part of a file's name: features/result, libs/words.`;

/**
 * Tell how far the translations are, show them, and take note of what is translated.
 *
 * @param args - a command, a language and paths
 * @returns the process's exit code
 * @throws UsageError for any other
 */
export function texts([command, code = '', ...paths]: readonly string[]): number {
  if (command === undefined) {
    summarise();
    return 0;
  }
  if (!isLanguageCode(code) || code === 'en') {
    throw new UsageError(`Name a language: ${LANGUAGE_CODES.filter((one) => one !== 'en').join(', ')}.\n\n${USAGE}`);
  }
  const states = translationState(workspaceRoot, code).filter(({ file }) => isMeant(file, paths));
  if (states.length === 0) throw new UsageError(`No file of English texts is named ${paths.join(' ')}.`);
  switch (command) {
    case 'todo':
      for (const state of states) listOpen(state);
      return 0;
    case 'show':
      for (const state of states) listAll(state);
      return 0;
    case 'done':
      if (paths.length === 0) throw new UsageError(`Name the files that are translated.\n\n${USAGE}`);
      takeNote(code, states);
      return 0;
    default:
      throw new UsageError(USAGE);
  }
}

/** A translation's own name is its English file's too. */
function isMeant(file: string, paths: readonly string[]): boolean {
  const named = paths.map((path) =>
    relative(workspaceRoot, join(workspaceRoot, path)).replace(/texts\.[a-z]{2}\.ts$/, 'texts.ts'),
  );
  return named.length === 0 || named.some((path) => file.includes(path));
}

function summarise(): void {
  for (const code of LANGUAGE_CODES.filter((one) => one !== 'en')) {
    const states = translationState(workspaceRoot, code);
    const missing = states.filter(({ isTranslated }) => !isTranslated);
    const open = states.filter(({ isTranslated }) => isTranslated).flatMap((state) => state.open);
    const count = states.flatMap((state) => state.texts).length;
    console.log(
      `${code} ${LANGUAGES[code].name}, ${LANGUAGES[code].stage}: ${states.length - missing.length} of ${states.length} files (${count} texts), ${open.length} texts to look at again`,
    );
  }
  console.log(`\n${USAGE}`);
}

function listOpen({ file, translation, isTranslated, open }: FileState): void {
  if (isTranslated && open.length === 0) return;
  console.log(`\n${isTranslated ? translation : `${translation} (missing), of ${file}`}`);
  for (const { key, text } of open) console.log(`  ${key}\n    en  ${text}`);
}

function listAll({ file, translation, isTranslated, texts: english }: FileState): void {
  const source = isTranslated ? readFileSync(join(workspaceRoot, translation), 'utf8') : '';
  const translated = new Map(readTexts(translation, source).map(({ key, text }) => [key, text]));
  console.log(`\n${file}`);
  for (const { key, text } of english) {
    console.log(`  ${key}\n    en  ${text}\n    ->  ${translated.get(key) ?? ''}`);
  }
}

/** @throws UsageError where a file has no translation */
function takeNote(language: LanguageCode, states: readonly FileState[]): void {
  const missing = states.filter(({ isTranslated }) => !isTranslated);
  if (missing.length > 0) {
    throw new UsageError(`Not translated yet: ${missing.map(({ translation }) => translation).join(', ')}`);
  }
  const record = { ...readRecord(workspaceRoot, language) };
  for (const { file, texts: english } of states) {
    record[file] = Object.fromEntries(english.map(({ key, text }) => [key, hashOf(text)]));
  }
  writeRecord(workspaceRoot, language, record);
  console.log(`${recordFile(language)}: ${states.map(({ file }) => file).join(', ')}`);
}
