/** The arguments of a command are not as its help says: one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** Said after it: where to find how the arguments should be. */
  readonly more: string;

  constructor(message: string, more = 'See --help.') {
    super(message);
    this.more = more;
  }
}
