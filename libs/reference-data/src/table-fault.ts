/** A table, or a list of checksums, that is not there or is not what was built. */
export class TableFault extends Error {
  override readonly name = 'TableFault';
  /** The table's name, `fuel-burn`, or the list's, `checksums-core.txt`. */
  readonly table: string;
  readonly kind: 'missing' | 'damaged';

  constructor(table: string, kind: 'missing' | 'damaged', options?: ErrorOptions) {
    const found = kind === 'missing' ? 'is missing' : 'is damaged, its bytes are not those that were built';
    super(`The tables cannot be used: ${table} ${found}. Install or build them again.`, options);
    this.table = table;
    this.kind = kind;
  }
}
