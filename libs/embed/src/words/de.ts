import { LOCALE } from '@tim/figure/locales/de';
import type { EmbedWords } from '../embed-words.ts';
import { EMBED_TEXTS } from '../texts.de.ts';

export const WORDS: EmbedWords = { ...EMBED_TEXTS, locale: LOCALE };
