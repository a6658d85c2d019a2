import { text, type Message } from '@optique/core/message';
import { argument, option } from '@optique/core/primitives';
import type { OptionName } from '@optique/core/usage';
import { choice, type ValueParser } from '@optique/core/valueparser';
import type { Faults } from './refusal.ts';

/** A text as Optique takes it. */
export const said = (words: string): Message => [text(words)];

/** An argument that is described, and missed, in a language. */
export const argumentOf = <T>(reader: ValueParser<'sync', T>, description: string, faults: Faults) =>
  argument(reader, {
    description: said(description),
    errors: { endOfInput: said(faults.missingArgument(reader.metavar)) },
  });

/** An option with a value. */
export const optionOf = <T>(name: OptionName, reader: ValueParser<'sync', T>, description: string, faults: Faults) =>
  option(name, reader, {
    description: said(description),
    errors: {
      missing: said(faults.missingOption(name)),
      endOfInput: said(faults.missingValue(name, reader.metavar)),
      duplicate: said(faults.saidTwice(name)),
    },
  });

/** An option that is said or not. */
export const flagOf = (name: OptionName, description: string, faults: Faults) =>
  option(name, {
    description: said(description),
    errors: {
      duplicate: said(faults.saidTwice(name)),
      unexpectedValue: (value) => said(faults.takesNoValue(name, value)),
    },
  });

/** A reader of one of some words. */
export const choiceOf = <const T extends string>(words: readonly T[], faults: Faults) =>
  choice(words, { errors: { invalidChoice: (word) => said(faults.noChoice(words, word)) } });

/** What is said of a word that nothing takes. */
export const unexpected = (faults: Faults) => ({
  errors: { unexpectedInput: (word: string) => said(faults.unexpected(word)) },
});
