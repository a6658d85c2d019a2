import { fill, joined, type Message } from '@tim/languages';
import { FAULTS_IN, type Fault, type FaultTexts } from './faults.ts';
import { badRequest, invalidArgument, StatusError } from './status-error.ts';
import type { FieldViolation } from './status-error.ts';

/** Violations told of one request: enough to see the pattern, few enough to read. */
const MAX_TOLD = 20;

/** Longest text of a value that is repeated to the sender [characters]. */
const MAX_VALUE_LENGTH = 60;

/** Collects what is wrong while a request is read: with its JSON, and with what the JSON says. */
export class Violations {
  readonly #payload: FieldViolation[] = [];
  readonly #argument: FieldViolation[] = [];

  /** A member no message has. */
  unknownName(name: string, path: string): void {
    this.#add(this.#payload, path, ({ unknownName }) => fillAt(unknownName, path, { name: shorten(name) }));
  }

  /** A list where one value belongs. */
  unexpectedList(name: string, path: string): void {
    this.#add(this.#payload, path, ({ unexpectedList }) => fillAt(unexpectedList, path, { name }));
  }

  /** A value of another type than the field's. */
  invalidValue(path: string, type: string, value: unknown): void {
    this.#add(this.#payload, path, (texts) =>
      fillAt(texts.invalidValue, path, { type, value: shownValue(value, texts) }),
    );
  }

  /** Every parameter of the address that means nothing there. */
  unknownParameters(query: URLSearchParams, known: readonly string[]): void {
    for (const name of query.keys()) {
      if (known.includes(name)) continue;
      this.#add(this.#argument, shorten(name), ({ unknownParameter, valueList }) =>
        fill(unknownParameter, { known: joined(valueList, known) }),
      );
    }
  }

  /** Every parameter of the address that is given more than once: nobody can tell which value is meant. */
  parametersGivenTwice(query: URLSearchParams): void {
    for (const name of new Set(query.keys())) {
      if (query.getAll(name).length > 1) this.#add(this.#argument, shorten(name), ({ givenTwice }) => givenTwice);
    }
  }

  /** A value of the right type that breaks a rule. */
  invalidArgument(field: string, fault: Fault): void {
    this.#add(this.#argument, field, fault);
  }

  /** True when nothing was wrong. */
  get isEmpty(): boolean {
    return this.#payload.length === 0 && this.#argument.length === 0;
  }

  /** @throws StatusError when anything was wrong: first the JSON, then what it says */
  throwIfAny(): void {
    if (this.#payload.length > 0) {
      const message = this.#payload.map(({ description }) => description).join('\n');
      throw new StatusError('INVALID_ARGUMENT', message, [badRequest(this.#payload)]);
    }
    if (this.#argument.length > 0) throw invalidArgument(this.#argument);
  }

  #add(list: FieldViolation[], field: string, fault: Fault): void {
    if (list.length < MAX_TOLD) list.push({ ...(field !== '' && { field }), description: fault(FAULTS_IN.en), fault });
  }
}

/** What is wrong with a part of the JSON, which is at its top or has a path. */
function fillAt<Name extends string>(
  { atTop, within }: { readonly atTop: Message<Name>; readonly within: Message<Name | 'path'> },
  path: string,
  values: Readonly<Record<Name, string>>,
): string {
  return path === '' ? fill<string>(atTop, values) : fill<string>(within, { ...values, path });
}

/** A value as it was sent, where it is one word; a list or an object is named and never written out. */
function shownValue(value: unknown, { aList, anObject }: FaultTexts): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? aList : anObject;
  return shorten(typeof value === 'string' ? JSON.stringify(value.slice(0, MAX_VALUE_LENGTH)) : String(value));
}

function shorten(text: string): string {
  // A cut in the middle of a pair of surrogates leaves half a character.
  return text.slice(0, MAX_VALUE_LENGTH).toWellFormed();
}
