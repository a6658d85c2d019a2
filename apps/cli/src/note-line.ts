import { fill } from '@tim/languages';
import type { Spoken } from './spoken.ts';
import { withoutCapital } from './without-capital.ts';

/** What should be known of an answer. */
export const noteLine = (text: string, { answers }: Pick<Spoken, 'answers'>): string =>
  fill(answers.note, { text, textAfterColon: withoutCapital(text) });
