import { OWN_MANNER, type Manner } from '@tim/languages';
import { ownListTitles, ownWords, type Words } from '@tim/words';
import type { RowTitles } from './row-titles.ts';
import type { RowTexts } from '../question/row-question.ts';
import { ROW_TEXTS } from '../texts.ts';

/** What is said of rows, in one language. */
export type RowLanguage = {
  readonly words: Pick<Words, 'cabin' | 'unavailable'>;
  readonly texts: RowTexts;
  readonly manner: Manner;
  readonly titles: RowTitles;
};

/** That of this program: a page loads one. */
export const OWN_LANGUAGE: RowLanguage = {
  words: ownWords,
  texts: ROW_TEXTS,
  manner: OWN_MANNER,
  titles: ownListTitles,
};
