import { readFileSync } from 'node:fs';
import {
  breakdownAdder,
  codeReader,
  deriveDistanceFactors,
  gramsByDistance,
  madeWith,
  rowAnswerer,
  whatIfAdder,
} from '@tim/batch';
import type { AnsweredWith, BreakdownBy, Totals } from '@tim/batch';
import { blockAnswerer, listWriter, placeNames, type BlockSettings, type Written } from '@tim/batch/list';
import { rowLanguageIn } from '@tim/batch/languages';
import type { CabinClass, CalendarDate } from '@tim/estimator';
import type { LanguageCode } from '@tim/languages';
import type { Answering } from '../load-tables.ts';

export type AnswerSettings = Omit<BlockSettings, 'addToBreakdowns' | 'addWhatIf'> & {
  readonly cityNamesFile: string;
  readonly today: CalendarDate;
  readonly written: Written;
  /** Of the reasons of rows. */
  readonly language: LanguageCode;
  /** What the total is broken down by. */
  readonly by: readonly BreakdownBy[];
  /** Whether to add up what the list would come to if it were flown otherwise. */
  readonly hasWhatIf: boolean;
};
export type Task = { readonly block: Uint8Array<ArrayBuffer>; readonly isFirst: boolean };
export type Done = { readonly bytes: Uint8Array<ArrayBuffer>; readonly totals: Totals };

/** What answers blocks of a list's lines, in the main thread or in a worker. */
export type BlockAnswers = { readonly made: AnsweredWith; readonly answer: (task: Task) => Done };

/** Answers blocks of lines from tables. */
export function blockAnswers(settings: AnswerSettings, { tables, estimator }: Answering): BlockAnswers {
  let byDistance: ((greatCircleKm: number, cabin: CabinClass) => number) | undefined;
  /** The factors take some seconds: few lists need them. */
  const gramsOfDistance = (km: number, cabin: CabinClass): number => {
    byDistance ??= gramsByDistance(deriveDistanceFactors(tables, estimator));
    return byDistance(km, cabin);
  };
  const cityNames = placeNames(tables, () => readFileSync(settings.cityNamesFile, 'utf8'));
  const codes = codeReader(tables, cityNames);
  const language = rowLanguageIn(settings.language);
  const answerRow = rowAnswerer({ tables, estimator, today: settings.today, gramsOfDistance, language });
  const made = madeWith(estimator);
  const withBreakdowns = {
    ...settings,
    addToBreakdowns: breakdownAdder(settings.by, tables),
    ...(settings.hasWhatIf && { addWhatIf: whatIfAdder(answerRow, tables) }),
  };
  const answerBlock = blockAnswerer(withBreakdowns, codes, answerRow, made, language);
  const write = listWriter(settings.written);
  return {
    made,
    answer: ({ block, isFirst }) => {
      const { text, totals } = answerBlock(block, isFirst);
      return { bytes: write(text, isFirst), totals };
    },
  };
}
