import { readFileSync } from 'node:fs';
import type { ListTitles } from '@tim/batch';
import { readCityNames } from '@tim/batch/list';
import { cityNamesOf, namesToShow } from '@tim/find';
import { isLanguageCode, MANNERS, type LanguageCode, type Manner, type MessagesOf } from '@tim/languages';
import type { Asked } from './command.ts';
import {
  listTitlesIn,
  withAirportNames,
  withCarrierNames,
  withCityNames,
  withOwnCarrierNames,
  wordsIn,
  type LanguageWords,
} from '@tim/words';
import type { Faults } from './refusal.ts';
import * as de from './texts.de.ts';
import * as es from './texts.es.ts';
import * as fr from './texts.fr.ts';
import * as ja from './texts.ja.ts';
import * as en from './texts.ts';

type Texts = {
  readonly answers: MessagesOf<typeof en.ANSWERS>;
  readonly options: MessagesOf<typeof en.OPTIONS>;
  readonly batch: MessagesOf<typeof en.BATCH>;
  readonly help: MessagesOf<typeof en.HELP>;
  readonly faults: Faults;
  readonly factors: MessagesOf<typeof en.FACTORS>;
};

const texts = (of: MessagesOf<typeof en>): Texts => ({
  answers: of.ANSWERS,
  options: of.OPTIONS,
  batch: of.BATCH,
  help: of.HELP,
  faults: of.FAULTS,
  factors: of.FACTORS,
});

const TEXTS: Readonly<Record<LanguageCode, Texts>> = {
  en: texts(en),
  de: texts(de),
  es: texts(es),
  fr: texts(fr),
  ja: texts(ja),
};

/** What is said of a list that cannot be read. */
export type ListFaults = Texts['batch']['faults'];

/** What the command line says without a question: of its arguments, and of the tables that `factors` writes. */
export type ArgumentTexts = Pick<Texts, 'help' | 'faults' | 'factors'>;

/** The same in a language. */
export const argumentTextsIn = (language: LanguageCode): ArgumentTexts => TEXTS[language];

/**
 * The language that a command line names, before its words are read, so that what is wrong with them can be said in it.
 *
 * @returns English where none is named, or none that we speak: the option itself says so
 */
export function languageOf(args: readonly string[]): LanguageCode {
  const at = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const code = args[at]?.split('=')[1] ?? args[at + 1] ?? '';
  return at >= 0 && isLanguageCode(code) ? code : 'en';
}

/** All that an answer says in the language that `--lang` names. */
export type Spoken = LanguageWords & Texts & { readonly titles: ListTitles; readonly manner: Manner };

/** What a language says. */
export function spokenIn(language: LanguageCode): Spoken {
  return {
    ...wordsIn(language),
    ...TEXTS[language],
    titles: listTitlesIn(language),
    manner: MANNERS[language],
  };
}

/** What the lines of an answer are made with. */
export type Lines = {
  /** What a carrier is called, by its code; undefined where nobody knows. */
  readonly carrierName: (code: string) => string | undefined;
  /** An airport or a city with its city's name, "Zurich (ZRH)"; a code alone when it has none. */
  readonly placeText: (code: string) => string;
  readonly spoken: Spoken;
};

/** What an answer's lines are made with, in the language that was asked for; JSON needs none of it. */
export function linesWith({ tables, language, ...files }: Asked<unknown>): Lines {
  const names = readCityNames(readFileSync(files.cityNamesFile, 'utf8'));
  const cities = cityNamesOf(tables, new Map([...namesToShow(names, 'en'), ...namesToShow(names, language)]));
  const cityOf = (code: string) => cities(code) || undefined;
  const airports = namesToShow(names, language, 'airport-shown');
  const ownCarriers = namesToShow(readCityNames(readFileSync(files.carrierNamesFile, 'utf8')), language);
  const carrierName = (code: string) => ownCarriers.get(code) ?? tables.carriers.find(code)?.name;
  const spoken = spokenIn(language);
  const withPlaces = withCityNames(
    withAirportNames(spoken.words, (code) => airports.get(code)),
    cityOf,
  );
  const words = withOwnCarrierNames(withCarrierNames(withPlaces, carrierName), (code) => ownCarriers.get(code));
  return {
    carrierName,
    spoken: { ...spoken, words },
    placeText: (code) => {
      const name = cityOf(code);
      return name === undefined ? code : `${name} (${code})`;
    },
  };
}
