import type { AnswerColumn } from '@tim/batch';
import { OWN_LANGUAGE } from '@tim/languages';
import { ownListTitles } from '@tim/words';

const TITLES: Readonly<Record<AnswerColumn, string>> = ownListTitles.columns;

/** What the answer's columns are called for people in the page's language: a line below their names. None in English, whose names say it. */
export function answerTitles(names: readonly AnswerColumn[]): readonly string[] | undefined {
  return OWN_LANGUAGE === 'en' ? undefined : names.map((name) => TITLES[name]);
}
