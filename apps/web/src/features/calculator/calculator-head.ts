import { JOIN } from '../../shared/join.ts';
import type { Headline } from '../headline/headline-words.ts';
import { CALCULATOR } from './texts.ts';

/**
 * Title and description of the calculator's page: the specified ones, and while a result is shown before them what it
 * says, so that tabs, bookmarks and the history tell results apart.
 *
 * @param isHydrated - until then the page has the title with which it was prerendered
 */
export function headOf({ isAnswered, texts }: Headline, isHydrated: boolean) {
  const { title, description } = CALCULATOR;
  const { subject = '', figure = '', per = '', forWhom = '', comparison = '' } = texts;
  return isAnswered && isHydrated
    ? {
        // Without the range, which is long.
        title: `${JOIN.labelled(subject, `${figure} ${forWhom}`)} | ${title}`,
        description: JOIN.sentences([JOIN.sentence(`${figure} ${per}`), comparison, description].filter(Boolean)),
      }
    : { title, description };
}
