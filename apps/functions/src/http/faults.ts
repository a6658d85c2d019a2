import type { LanguageCode, MessagesOf } from '@tim/languages';
import { FAULTS as de } from './texts.de.ts';
import { FAULTS as es } from './texts.es.ts';
import { FAULTS as fr } from './texts.fr.ts';
import { FAULTS as ja } from './texts.ja.ts';
import { FAULTS } from './texts.ts';

/** All that is said of a wrong request in a language. */
export type FaultTexts = MessagesOf<typeof FAULTS>;

/** What is wrong, in whichever language it is to be said. */
export type Fault = (texts: FaultTexts) => string;

/** What is said of wrong requests, by language. */
export const FAULTS_IN: Readonly<Record<LanguageCode, FaultTexts>> = { en: FAULTS, de, es, fr, ja };
