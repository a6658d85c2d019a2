import { LOCALE } from '@tim/figure/locales/es';
import type { EmbedWords } from '../embed-words.ts';
import { EMBED_TEXTS } from '../texts.es.ts';

export const WORDS: EmbedWords = { ...EMBED_TEXTS, locale: LOCALE };
