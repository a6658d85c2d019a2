import { text } from '@optique/core/message';
import type { ValueParser } from '@optique/core/valueparser';
import type { Faults } from './refusal.ts';

/** What an argument's word is read as, and what is said of one that cannot be. */
export type ValueReading<T> = {
  /** Its name in the help. */
  readonly metavar: string;
  /** undefined where it cannot be read. */
  readonly read: (word: string) => T | undefined;
  /** A sentence about a word that cannot be read. */
  readonly fault: (word: string) => string;
  /** What the shell offers. */
  readonly offers?: readonly string[];
  /** Only where a default is shown in the help. */
  readonly format?: (value: T) => string;
};

/** A reader of one argument's word. */
export function valueReader<T>({
  metavar,
  read,
  fault,
  offers = [],
  format = String,
}: ValueReading<T>): ValueParser<'sync', T> {
  return {
    mode: 'sync',
    metavar: metavar as ValueParser<'sync', T>['metavar'],
    // Optique needs one for inputs that are asked for later, which no command does.
    placeholder: undefined as T,
    format,
    parse: (word) => {
      const value = read(word);
      return value === undefined ? { success: false, error: [text(fault(word))] } : { success: true, value };
    },
    suggest: (prefix) =>
      offers.filter((offer) => offer.startsWith(prefix)).map((offer) => ({ kind: 'literal', text: offer })),
  };
}

/** A reader of any word that is not blank. */
export const wordReader = (metavar: string, { empty }: Faults, offers: readonly string[] = []) =>
  valueReader<string>({
    metavar,
    read: (word) => (word.trim() === '' ? undefined : word),
    fault: () => empty,
    offers,
  });

/** A reader of a path, which the shell completes by what is there. */
export const pathReader = (metavar: string, { empty }: Faults): ValueParser<'sync', string> => ({
  ...valueReader<string>({ metavar, read: (word) => (word === '' ? undefined : word), fault: () => empty }),
  suggest: (prefix) => [{ kind: 'file', type: 'any', pattern: prefix }],
});
