import { OWN_MANNER, type Manner, type MessagesOf } from '@tim/languages';
import { FILE_TEXTS, LIST_TEXTS } from '../texts.ts';

/** What is said of lists and files that cannot be read, in one language. */
export type FaultTexts = MessagesOf<typeof FILE_TEXTS & typeof LIST_TEXTS>;

/** Says what is wrong, in a language. */
export type SayFault = (texts: FaultTexts, manner: Manner) => string;

/** Says what a part of a file is called. */
export type SayPart = (texts: FaultTexts) => string;

/** In the language of this program: a page loads one. */
const OWN_TEXTS: FaultTexts = { ...LIST_TEXTS, ...FILE_TEXTS };

/** Why a list cannot be read as one: a sentence for whoever wrote it. */
export class ListFault extends Error {
  /** The same sentence in any language. */
  readonly say: SayFault;
  /** Whether naming the columns would help. */
  readonly wantsColumns: boolean;
  /** Whether a quote opens after the last whole row and is never closed. */
  readonly isOpenQuote: boolean;

  constructor(say: SayFault, { wantsColumns = false, isOpenQuote = false } = {}) {
    super(say(OWN_TEXTS, OWN_MANNER));
    this.name = 'ListFault';
    this.say = say;
    this.wantsColumns = wantsColumns;
    this.isOpenQuote = isOpenQuote;
  }
}
