import { LOCALE } from '@tim/figure/locales/en';
import type { EmbedWords } from '../embed-words.ts';
import { EMBED_TEXTS } from '../texts.ts';

export const WORDS: EmbedWords = { ...EMBED_TEXTS, locale: LOCALE };
