import type { AnswerColumn } from '@tim/batch';
import { OWN_LANGUAGE } from '@tim/languages';
import { ownListTitles } from '@tim/words';

/** What the answer's columns are called for people in the page's language: a line below their names. None in English, whose names say it. */
export const ANSWER_TITLES: Readonly<Record<AnswerColumn, string>> | undefined =
  OWN_LANGUAGE === 'en' ? undefined : ownListTitles.columns;
