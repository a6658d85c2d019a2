/** A worker of `travel-impact batch`: answers blocks of lines with tables of its own. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { codeReader, deriveDistanceFactors, gramsByDistance, madeWith, rowAnswerer } from '@tim/batch';
import type { AnsweredWith, Totals } from '@tim/batch';
import { blockAnswerer, listWriter, placeNames, type BlockSettings, type Written } from '@tim/batch/list';
import { rowLanguageIn } from '@tim/batch/languages';
import type { CabinClass, CalendarDate } from '@tim/estimator';
import { createEstimator } from '@tim/estimator';
import type { LanguageCode } from '@tim/languages';
import { loadTables } from '../load-tables.ts';

/** What a worker says first. */
export type Ready = { readonly made: AnsweredWith };
export type WorkerSettings = BlockSettings & {
  readonly tablesFolder: string;
  readonly cityNamesFile: string;
  readonly today: CalendarDate;
  readonly written: Written;
  /** Of the reasons of rows. */
  readonly language: LanguageCode;
};
export type Task = { readonly block: Uint8Array<ArrayBuffer>; readonly isFirst: boolean };
export type Done = { readonly bytes: Uint8Array<ArrayBuffer>; readonly totals: Totals };

const settings = workerData as WorkerSettings;
const tables = loadTables(settings.tablesFolder);
const estimator = createEstimator(tables);
let byDistance: ((greatCircleKm: number, cabin: CabinClass) => number) | undefined;
/** The factors take some seconds: few lists need them. */
const gramsOfDistance = (km: number, cabin: CabinClass): number => {
  byDistance ??= gramsByDistance(deriveDistanceFactors(tables, estimator));
  return byDistance(km, cabin);
};
const cityNames = placeNames(tables, () => readFileSync(settings.cityNamesFile, 'utf8'));
const codes = codeReader(tables, cityNames);
const language = rowLanguageIn(settings.language);
const answer = rowAnswerer({ tables, estimator, today: settings.today, gramsOfDistance, language });
const made = madeWith(estimator);
const answerBlock = blockAnswerer(settings, codes, answer, made, language);

const write = listWriter(settings.written);
const ready: Ready = { made };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(ready);

parentPort?.on('message', ({ block, isFirst }: Task) => {
  const { text, totals } = answerBlock(block, isFirst);
  const done: Done = { bytes: write(text, isFirst), totals };
  parentPort?.postMessage(done, [done.bytes.buffer]);
});
