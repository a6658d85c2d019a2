import { UsageError } from '@tim/terminal';
import { FAULTS } from './texts.ts';
import type { Faults } from './spoken.ts';

/** What the arguments name is not there or cannot be used; the message is English, `say` is it in any language. */
export class Refusal extends UsageError {
  readonly say: (faults: Faults) => string;

  constructor(say: (faults: Faults) => string) {
    super(say(FAULTS));
    this.say = say;
  }
}
