import { merge, object } from '@optique/core/constructs';
import { withDefault } from '@optique/core/modifiers';
import type { LanguageCode } from '@tim/languages';
import { choiceOf, optionOf, said } from '../parser-parts.ts';
import type { ArgumentTexts } from '../spoken.ts';
import { jobsOption, langOption, tablesOption } from '../usual-options.ts';
import { pathReader, valueReader } from '../value-readers.ts';

export type FactorsArguments = {
  readonly out: string;
  readonly format: 'parquet' | 'csv';
  /** Empty for all. */
  readonly carriers: readonly string[];
  readonly jobs: number;
  readonly language: LanguageCode;
  readonly tablesFolder: string | undefined;
};

const carriers = valueReader<readonly string[]>({
  metavar: 'CODE,…',
  read: (word) => word.toUpperCase().split(',').filter(Boolean),
  fault: () => '',
});

/** The arguments of `factors`. */
export function factorsArguments(texts: ArgumentTexts) {
  const { help, faults } = texts;
  const format = choiceOf(['parquet', 'csv'], faults);
  return merge(
    object({
      out: optionOf('--out', pathReader('FOLDER', faults), help.factors.out, faults),
      format: withDefault(optionOf('--format', format, help.factors.format, faults), 'parquet' as const),
      carriers: withDefault(optionOf('--carriers', carriers, help.factors.carriers, faults), [], {
        message: said(help.factors.all),
      }),
    }),
    jobsOption(texts),
    langOption(texts, help.factors.lang),
    tablesOption(texts),
  );
}
