import { availableParallelism } from 'node:os';
import { object } from '@optique/core/constructs';
import { message } from '@optique/core/message';
import { optional, withDefault } from '@optique/core/modifiers';
import { option } from '@optique/core/primitives';
import { choice } from '@optique/core/valueparser';
import { LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { pathReader, valueReader } from './value-readers.ts';

/** Which tables a command reads. */
export const tablesOption = object({
  tablesFolder: optional(
    option('--tables', pathReader('FOLDER'), {
      description: message`other tables than its own, with the schedules built into them`,
    }),
  ),
});

/** How a question's answer is shown. */
export const jsonOption = object({
  isJson: option('--json', { description: message`the answer as JSON, in grams` }),
});

/** In which language an answer speaks. */
export const langOption = object({
  language: withDefault(
    option('--lang', choice(LANGUAGE_CODES), { description: message`the language of the answer's words` }),
    'en' as LanguageCode,
  ),
});

const jobCount = valueReader({
  metavar: 'NUMBER',
  read: (word) => (/^[1-9]\d{0,3}$/.test(word) ? Number(word) : undefined),
  fault: (word) => `'${word}' is not a whole number from 1 on.`,
});

/** How many workers answer side by side. */
export const jobsOption = object({
  jobs: withDefault(option('--jobs', jobCount, { description: message`workers side by side` }), availableParallelism, {
    message: message`one a core`,
  }),
});
