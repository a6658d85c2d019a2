import { isLanguageCode, type LanguageCode } from '@tim/languages';
import type { CallReport } from '../log/log-call.ts';

/** What a request is answered with: one list and what stands beside it, as JSON. */
export type Answer = {
  /** The list's name. */
  readonly list: string;
  /** Its entries in the order asked, each made when it is written, so that a long list never stands in memory whole. */
  readonly entries: Iterable<unknown>;
  /** The members beside the list. */
  readonly rest: Readonly<Record<string, unknown>>;
};

/** An answer, and what the log says of it. Never what was asked. */
export type ReportedAnswer = Pick<CallReport, 'cacheHits' | 'filledIn'> & {
  readonly answer: Answer;
  /** Flights or markets answered. */
  readonly count: number;
  /** What names the engine's data, where an answer's own place for it is not asked for. */
  readonly dataHash?: string | undefined;
};

/** The language of what people read of an answer: English unless a request names one. */
export const languageNamed = (code = 'en'): LanguageCode => (isLanguageCode(code) ? code : 'en');

/** Each question with its answer, made into an entry when it is asked for. */
export function* entriesOf<Question, Given, Entry>(
  questions: readonly Question[],
  given: readonly Given[],
  entryOf: (question: Question, given: Given, at: number) => Entry,
): Generator<Entry> {
  for (const [at, question] of questions.entries()) {
    const one = given[at];
    if (one !== undefined) yield entryOf(question, one, at);
  }
}
