import type { LanguageCode, MessagesOf } from '@tim/languages';
import { LIST_TITLES as de } from './texts.de.ts';
import { LIST_TITLES as es } from './texts.es.ts';
import { LIST_TITLES as fr } from './texts.fr.ts';
import { LIST_TITLES as ja } from './texts.ja.ts';
import { LIST_TITLES as en } from './texts.ts';

type Titles = MessagesOf<typeof en>;

const TITLES: Readonly<Record<LanguageCode, Titles>> = { en, de, es, fr, ja };

/** What the codes of a list's answers are called in a language, for programs that speak whichever is asked for. */
export const listTitlesIn = (language: LanguageCode): Titles => TITLES[language];
