import { fill, type Message } from '@tim/languages';
import { afterLabel, withCapital } from './letter-case.ts';
import { JOINING } from './texts.ts';

const SENTENCE_END = /[.!?。！？]$/;

/** An empty text counts as one: joined to it, another has the mark between them. */
function allJoined(message: Message<'before' | 'after'>, [first = '', ...rest]: readonly string[]): string {
  return rest.reduce((before, after) => fill(message, { before, after }), first);
}

/** How parts that each stand for themselves are put beside one another. */
export const JOIN = {
  clauses: (parts: readonly string[]) => allJoined(JOINING.clauses, parts),
  sentences: (parts: readonly string[]) => allJoined(JOINING.sentences, parts),
  items: (parts: readonly string[]) => allJoined(JOINING.items, parts),
  /** Between a text and one that is drawn apart. */
  space: fill(JOINING.sentences, { before: '', after: '' }),
  /** Ends a sentence. */
  stop: fill(JOINING.sentence, { text: '' }),
  /** A text as a sentence, whatever it begins and ends with. */
  sentence: (text: string) => {
    const capitalized = withCapital(text);
    return SENTENCE_END.test(capitalized) ? capitalized : fill(JOINING.sentence, { text: capitalized });
  },
  labelled: (label: string, text: string) => fill(JOINING.labelled, { label, text: afterLabel(text) }),
  /** What is said of a text, or its code, in brackets. */
  aside: (text: string, aside: string) => fill(JOINING.aside, { text, aside }),
  fromTo: (from: string, to: string) => fill(JOINING.fromTo, { from, to }),
} as const;
