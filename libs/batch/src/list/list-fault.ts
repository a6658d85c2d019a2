/** Why a list cannot be read as one: a sentence for whoever wrote it. */
export class ListFault extends Error {
  /** Whether naming the columns would help. */
  readonly wantsColumns: boolean;
  /** Whether a quote opens after the last whole row and is never closed. */
  readonly isOpenQuote: boolean;

  constructor(message: string, { wantsColumns = false, isOpenQuote = false } = {}) {
    super(message);
    this.name = 'ListFault';
    this.wantsColumns = wantsColumns;
    this.isOpenQuote = isOpenQuote;
  }
}
