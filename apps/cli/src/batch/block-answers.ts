import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { answererOf, deriveDistanceFactors, gramsByDistance } from '@tim/batch';
import type { AnsweredWith, Totals } from '@tim/batch';
import { blockAnswerer, listWriter, placeNames, type BlockSettings, type Written } from '@tim/batch/list';
import { rowLanguageIn } from '@tim/batch/languages';
import type { CabinClass, CalendarDate } from '@tim/estimator';
import type { LanguageCode } from '@tim/languages';
import type { Answering } from '../load-tables.ts';
import { tableRows } from './table-rows.ts';

export type AnswerSettings = BlockSettings & {
  readonly cityNamesFile: string;
  readonly today: CalendarDate;
  readonly written: Written;
  /** What becomes of the rows: members of gzip, so that an output can be cut after any block, or rows of one table for Parquet. */
  readonly packed?: 'gzip' | 'table' | undefined;
  /** Of the reasons of rows. */
  readonly language: LanguageCode;
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
  const answerer = answererOf({
    tables,
    estimator,
    today: settings.today,
    gramsOfDistance,
    language: rowLanguageIn(settings.language),
    placesOf: placeNames(tables, () => readFileSync(settings.cityNamesFile, 'utf8')),
  });
  const answerBlock = blockAnswerer(settings, answerer);
  const write = listWriter(settings.written);
  return {
    made: answerer.made,
    answer: ({ block, isFirst }) => {
      const { text, totals } = answerBlock(block, isFirst);
      const bytes = write(settings.packed === 'table' ? tableRows(text, isFirst, settings) : text, isFirst);
      // Bytes of their own, which can be given away.
      return { bytes: settings.packed === 'gzip' ? new Uint8Array(gzipSync(bytes)) : bytes, totals };
    },
  };
}
