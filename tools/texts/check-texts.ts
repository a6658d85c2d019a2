import { LANGUAGE_CODES, LANGUAGES, type Language } from '@tim/languages';
import type { Fault } from '../checks/fault.ts';
import { translationState, type FileState } from './translation-state.ts';

/**
 * What is wrong with the translations: whatever is missing or not of today's English in a published language, and
 * exports that differ in any.
 */
export function checkTexts(
  root: string,
  languages: Readonly<Record<string, Language>> = LANGUAGES,
  codes: readonly string[] = LANGUAGE_CODES,
): Fault[] {
  return codes
    .filter((code) => code !== 'en')
    .flatMap((code) =>
      translationState(root, code).flatMap((state) => [
        ...exportFaults(state),
        ...(languages[code]?.stage === 'published' ? missingFaults(state, code) : []),
      ]),
    );
}

function exportFaults({ translation, missingExports, extraExports }: FileState): Fault[] {
  return [
    ...missingExports.map((name) => ({ file: translation, message: `It has no ${name}. Translate it.` })),
    ...extraExports.map((name) => ({ file: translation, message: `English has no ${name}. Remove it.` })),
  ];
}

function missingFaults({ file, translation, isTranslated, open }: FileState, code: string): Fault[] {
  if (!isTranslated) return [{ file: translation, message: `The translation of ${file} is missing. Write it.` }];
  return open.map(({ key, text }) => ({
    file: translation,
    message: `${key} changed in English: “${text}”. Translate it, and run \`npm run texts -- done ${code} ${file}\`.`,
  }));
}
