import { ENGLISH_MANNER } from '@tim/languages';
import { MESSAGES } from './messages/en.ts';
import { wordsOf } from './words-of.ts';
import type { Words } from './words.ts';

/** The words in English, for fields that are meant for English in a program of any language. */
export const en: Words = /* @__PURE__ */ wordsOf(MESSAGES, ENGLISH_MANNER);
