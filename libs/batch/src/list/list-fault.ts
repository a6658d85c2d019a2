/** Why a list cannot be read as one: a sentence for whoever wrote it. */
export class ListFault extends Error {
  /** Whether naming the columns would help. */
  readonly wantsColumns: boolean;

  constructor(message: string, { wantsColumns = false } = {}) {
    super(message);
    this.name = 'ListFault';
    this.wantsColumns = wantsColumns;
  }
}
