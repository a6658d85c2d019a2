/** Why a list cannot be read as one: a sentence for whoever wrote it. */
export class ListFault extends Error {
  /** Whether naming the columns would help. */
  readonly wantsColumns: boolean;
  /** Whether a quote opens in the row after those that were given out, and is not closed. */
  readonly isOpenQuote: boolean;

  constructor(message: string, { wantsColumns = false, isOpenQuote = false } = {}) {
    super(message);
    this.name = 'ListFault';
    this.wantsColumns = wantsColumns;
    this.isOpenQuote = isOpenQuote;
  }
}
