/**
 * The words in the language of this program: English, unless a build puts another language's messages in the place of the
 * English ones. So a page loads one language.
 */
import { OWN_MANNER } from '@tim/languages';
import { MESSAGES } from './messages/en.ts';
import { wordsOf } from './words-of.ts';
import type { Words } from './words.ts';

export { explanations as ownExplanations } from './messages/en/explanations.ts';
export const ownWords: Words = /* @__PURE__ */ wordsOf(MESSAGES, OWN_MANNER);
