import { LOCALE } from '@tim/figure/locales/fr';
import type { EmbedWords } from '../embed-words.ts';
import { EMBED_TEXTS } from '../texts.fr.ts';

export const WORDS: EmbedWords = { ...EMBED_TEXTS, locale: LOCALE };
