/** One thing wrong with a request. */
export type Violation = {
  /** Where, in JSON naming: `flights[0].origin`; empty for the request itself. */
  readonly field: string;
  /** What stood there, as short text; empty when nothing did. */
  readonly value: string;
  /** What to put there instead. */
  readonly rule: string;
};

/** A request that was read: the message, or what is wrong with it. Bad input is a value, never an exception. */
export type Parsed<M> =
  | { readonly kind: 'valid'; readonly request: M }
  | {
      readonly kind: 'invalid';
      readonly violations: readonly Violation[];
      /** How many more violations were found than `violations` lists. */
      readonly unlistedCount: number;
    };

/** Violations reported of one request: enough to see the pattern, few enough to read. */
const MAX_LISTED = 20;

/** Longest text of a value that is repeated to the sender [characters]. */
const MAX_VALUE_LENGTH = 40;

/** Collects what is wrong while a request is read. */
export class Violations {
  readonly #listed: Violation[] = [];
  #count = 0;

  add(field: string, value: unknown, rule: string): void {
    this.#count += 1;
    if (this.#listed.length < MAX_LISTED) {
      this.#listed.push({ field, value: shortText(value), rule });
    }
  }

  /** The request when nothing was wrong with it. */
  result<M>(request: M): Parsed<M> {
    return this.#count === 0
      ? { kind: 'valid', request }
      : { kind: 'invalid', violations: this.#listed, unlistedCount: this.#count - this.#listed.length };
  }
}

function shortText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      // A cut in the middle of a pair of surrogates leaves half a character.
      return value.slice(0, MAX_VALUE_LENGTH).toWellFormed();
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value).slice(0, MAX_VALUE_LENGTH);
    case 'object':
      return value === null ? '' : Array.isArray(value) ? 'a list' : 'an object';
    default:
      return '';
  }
}
