import { availableParallelism } from 'node:os';
import { object } from '@optique/core/constructs';
import { optional, withDefault } from '@optique/core/modifiers';
import { fill, LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { choiceOf, flagOf, optionOf, said } from './parser-parts.ts';
import type { ArgumentTexts } from './spoken.ts';
import { pathReader, valueReader } from './value-readers.ts';

/** Which tables a command reads. */
export const tablesOption = ({ help, faults }: ArgumentTexts) =>
  object({ tablesFolder: optional(optionOf('--tables', pathReader('FOLDER', faults), help.usual.tables, faults)) });

/** How a question's answer is shown. */
export const jsonOption = ({ help, faults }: ArgumentTexts) =>
  object({ isJson: flagOf('--json', help.usual.json, faults) });

/** In which language a command speaks. */
export const langOption = ({ help, faults }: ArgumentTexts, description = help.usual.lang) =>
  object({
    language: withDefault(
      optionOf('--lang', choiceOf(LANGUAGE_CODES, faults), description, faults),
      'en' as LanguageCode,
    ),
  });

/** How many workers answer side by side. */
export function jobsOption({ help, faults }: ArgumentTexts) {
  const jobCount = valueReader({
    metavar: 'NUMBER',
    read: (word) => (/^[1-9]\d{0,3}$/.test(word) ? Number(word) : undefined),
    fault: (word) => fill(faults.count, { word }),
  });
  const jobs = optionOf('--jobs', jobCount, help.usual.jobs, faults);
  return object({ jobs: withDefault(jobs, availableParallelism, { message: said(help.usual.oneACore) }) });
}
