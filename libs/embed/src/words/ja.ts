import { LOCALE } from '@tim/figure/locales/ja';
import type { EmbedWords } from '../embed-words.ts';
import { EMBED_TEXTS } from '../texts.ja.ts';

export const WORDS: EmbedWords = { ...EMBED_TEXTS, locale: LOCALE };
