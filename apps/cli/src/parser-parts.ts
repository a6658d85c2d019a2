import { text, type Message } from '@optique/core/message';
import { argument, option } from '@optique/core/primitives';
import type { OptionName } from '@optique/core/usage';
import { choice, type ValueParser } from '@optique/core/valueparser';
import { fill, joined } from '@tim/languages';
import type { Faults } from './refusal.ts';

/** A text as Optique takes it. */
export const said = (words: string): Message => [text(words)];

/** An argument that is described, and missed, in a language. */
export const argumentOf = <T>(reader: ValueParser<'sync', T>, description: string, faults: Faults) =>
  argument(reader, {
    description: said(description),
    errors: { endOfInput: said(fill(faults.missingArgument, { name: reader.metavar })) },
  });

/** An option with a value. */
export const optionOf = <T>(name: OptionName, reader: ValueParser<'sync', T>, description: string, faults: Faults) =>
  option(name, reader, {
    description: said(description),
    errors: {
      missing: said(fill(faults.missingOption, { option: name })),
      endOfInput: said(fill(faults.missingValue, { option: name, name: reader.metavar })),
      duplicate: said(fill(faults.saidTwice, { option: name })),
    },
  });

/** An option that is said or not. */
export const flagOf = (name: OptionName, description: string, faults: Faults) =>
  option(name, {
    description: said(description),
    errors: {
      duplicate: said(fill(faults.saidTwice, { option: name })),
      unexpectedValue: (value) => said(fill(faults.takesNoValue, { option: name, value })),
    },
  });

/** A reader of one of some words. */
export function choiceOf<const T extends string>(words: readonly T[], { noChoice, choiceList }: Faults) {
  const { next, two, last } = choiceList;
  const choices = joined(next, words, words.length === 2 ? two : last);
  return choice(words, { errors: { invalidChoice: (word) => said(fill(noChoice, { choices, word })) } });
}

/** What is said of a word that nothing takes. */
export const unexpected = (faults: Faults) => ({
  errors: { unexpectedInput: (word: string) => said(fill(faults.unexpected, { word })) },
});
