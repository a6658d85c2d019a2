import type { MessagesOf } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import { FAULTS } from './texts.ts';

/** What is said of arguments, in a language. */
export type Faults = MessagesOf<typeof FAULTS>;

/** What the arguments name is not there or cannot be used; the message is English, `say` is it in any language. */
export class Refusal extends UsageError {
  readonly say: (faults: Faults) => string;

  constructor(say: (faults: Faults) => string) {
    super(say(FAULTS));
    this.say = say;
  }
}
