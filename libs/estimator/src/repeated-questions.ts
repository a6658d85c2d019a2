/** Places a number may stand at. Our choice: so many numbers rarely want the same ones. */
const PLACES_A_NUMBER = 4;

/**
 * Keeps the answers to questions that come again, by a number of each. Of a question asked for the first time only the number
 * is remembered: a long list of questions, each asked once, then leaves nothing behind. What was not asked lately gives way.
 */
export class RepeatedQuestions<Answer extends object> {
  /** Low bits of a number, which say its set of places. */
  readonly #setBits: number;
  readonly #numbers: Uint32Array;
  readonly #answers: (Answer | undefined)[];

  /** @param limit - numbers remembered, a power of two, 4 or more */
  constructor(limit: number) {
    this.#setBits = limit / PLACES_A_NUMBER - 1;
    this.#numbers = new Uint32Array(limit);
    this.#answers = Array.from({ length: limit }, () => undefined);
  }

  /** The answer kept; another question's where two have one number. */
  answerTo(number: number): Answer | undefined {
    const place = this.#placeOf(number);
    return place < 0 ? undefined : this.#answers[place];
  }

  /**
   * Notes that a question was asked.
   *
   * @param number - 1 to 2^32 - 1
   * @returns true when it was asked before: its answer may be kept
   */
  isAskedAgain(number: number): boolean {
    if (this.#placeOf(number) >= 0) return true;
    const first = (number & this.#setBits) * PLACES_A_NUMBER;
    for (let place = first + PLACES_A_NUMBER - 1; place > first; place -= 1) {
      this.#numbers[place] = this.#numbers[place - 1] ?? 0;
      this.#answers[place] = this.#answers[place - 1];
    }
    this.#numbers[first] = number;
    this.#answers[first] = undefined;
    return false;
  }

  /** Keeps the answer to a question that was asked before. */
  keep(number: number, answer: Answer): void {
    const place = this.#placeOf(number);
    if (place >= 0) this.#answers[place] = answer;
  }

  /** Where a number stands; -1 when it was not asked lately. */
  #placeOf(number: number): number {
    const first = (number & this.#setBits) * PLACES_A_NUMBER;
    for (let place = first; place < first + PLACES_A_NUMBER; place += 1) {
      if (this.#numbers[place] === number) return place;
    }
    return -1;
  }
}
